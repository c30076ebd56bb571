import { type Color, converter, differenceCiede2000 } from 'culori';

/** Channels from 0 to 255. */
export type Rgb = readonly [number, number, number];

const ciede2000 = differenceCiede2000();
const inSrgb = converter('rgb');
const colour = ([r, g, b]: Rgb) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const;

/** The largest CIEDE2000 of two rows of sRGB colours. A difference below 2 is hard to see. */
export const largestDifference = (some: readonly Rgb[], others: readonly Rgb[]): number =>
  Math.max(...some.map((one, at) => ciede2000(colour(one), colour(others[at] ?? [0, 0, 0]))));

/** The sRGB colour of numbers that are in another colour space, clipped as a screen does. */
export function srgbOf([r, g, b]: Rgb, space: 'a98' | 'prophoto'): Rgb {
  const found = inSrgb({ mode: space, r: r / 255, g: g / 255, b: b / 255 } as Color);
  const channel = (value: number) => Math.min(255, Math.max(0, value * 255));
  return [channel(found.r), channel(found.g), channel(found.b)];
}

export interface ChartPixels {
  readonly pixels: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The number of cells on a side of a chart. The last cell is no patch. */
export const SIDE = 5;
export const PATCHES = 24;

/** The mean colour of the centre of each patch. */
export function patchesIn({ pixels, width, height, channels }: ChartPixels): Rgb[] {
  const reach = Math.floor(width / SIDE / 5);
  return Array.from({ length: PATCHES }, (_, patch) => {
    const x = Math.round(((patch % SIDE) + 0.5) * (width / SIDE));
    const y = Math.round((Math.floor(patch / SIDE) + 0.5) * (height / SIDE));
    const sum = [0, 0, 0];
    let count = 0;
    for (let down = y - reach; down <= y + reach; down += 1) {
      for (let across = x - reach; across <= x + reach; across += 1) {
        count += 1;
        for (const channel of [0, 1, 2]) {
          sum[channel] = (sum[channel] ?? 0) + (pixels[(down * width + across) * channels + channel] ?? 0);
        }
      }
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
    return [red, green, blue];
  });
}
