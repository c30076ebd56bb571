import type { Colour } from '@aimante/print';

/** Colours in the same cube of the colour space count as one. */
const BOX = 32;
/** Colours with a smaller distance look the same. */
const APART = 56;
/** Weight of a grey pixel. A vivid pixel weighs 1, so that a small balloon counts as much as a wide grey sky. */
const GREY = 0.25;

interface Shade {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const toHex = ({ red, green, blue }: Shade): Colour =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const distance = (one: Shade, other: Shade) =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);

/** The main colours of a picture, the strongest first. `pixels`: red, green, blue and alpha. */
export function mainColours(pixels: ArrayLike<number>, most: number): Colour[] {
  const boxes = new Map<number, Shade & { readonly weight: number; readonly count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 128) continue;
    const key = [red, green, blue].reduce((sum, part) => sum * (256 / BOX) + Math.floor(part / BOX), 0);
    const box = boxes.get(key) ?? { red: 0, green: 0, blue: 0, weight: 0, count: 0 };
    boxes.set(key, {
      red: box.red + red,
      green: box.green + green,
      blue: box.blue + blue,
      weight: box.weight + GREY + (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255,
      count: box.count + 1,
    });
  }
  const found: Shade[] = [];
  for (const { count, ...sum } of [...boxes.values()].sort((one, other) => other.weight - one.weight)) {
    const shade = { red: sum.red / count, green: sum.green / count, blue: sum.blue / count };
    if (found.length < most && found.every((each) => distance(each, shade) > APART)) found.push(shade);
  }
  return found.map(toHex);
}
