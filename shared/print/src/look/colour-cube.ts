import { colourTransform } from './colour-transform.ts';
import type { Look } from './look.ts';

/** Nodes along each axis of the table. */
const NODES = 33;
const STEPS = NODES - 1;
const RED = NODES * NODES * 3;
const GREEN = NODES * 3;
const BLUE = 3;

/** A table of colours, 0 to 255, from which the colours in between are interpolated. */
export type ColourCube = Float32Array;

export function colourCube(look: Look): ColourCube {
  const transform = colourTransform(look);
  const cube = new Float32Array(NODES ** 3 * 3);
  const colour = new Float64Array(3);
  for (let node = 0; node < NODES ** 3; node++) {
    colour[0] = Math.floor(node / (NODES * NODES)) / STEPS;
    colour[1] = (Math.floor(node / NODES) % NODES) / STEPS;
    colour[2] = (node % NODES) / STEPS;
    transform(colour);
    for (let channel = 0; channel < 3; channel++) cube[node * 3 + channel] = (colour[channel] ?? 0) * 255;
  }
  return cube;
}

const node = Uint8Array.from({ length: 256 }, (_, value) => Math.min(Math.floor((value * STEPS) / 255), STEPS - 1));
const rest = Float32Array.from({ length: 256 }, (_, value) => (value * STEPS) / 255 - (node[value] ?? 0));

export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** The fourth one, if any, is not changed. */
  readonly channels: 3 | 4;
}

const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0;

/** Offsets of the channels in the table, the one with the largest rest first. */
function orderOf(r: number, g: number, b: number): readonly [first: number, last: number] {
  if (r >= g) {
    if (g >= b) return [RED, BLUE];
    return r >= b ? [RED, GREEN] : [BLUE, GREEN];
  }
  if (r >= b) return [GREEN, BLUE];
  return g >= b ? [GREEN, RED] : [BLUE, RED];
}

/** Replaces each colour by the table's, by tetrahedral interpolation, rounded once. */
export function applyCube({ data, channels }: Pixels, cube: ColourCube): void {
  for (let pixel = 0; pixel < data.length; pixel += channels) {
    const [red, green, blue] = [at(data, pixel), at(data, pixel + 1), at(data, pixel + 2)];
    const [r, g, b] = [at(rest, red), at(rest, green), at(rest, blue)];
    // From the darkest corner of the cell to the lightest, along one channel after the other.
    const from = at(node, red) * RED + at(node, green) * GREEN + at(node, blue) * BLUE;
    const to = from + RED + GREEN + BLUE;
    const [first, last] = orderOf(r, g, b);
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    const middle = r + g + b - most - least;
    for (let channel = 0; channel < 3; channel++) {
      const value =
        at(cube, from + channel) * (1 - most) +
        at(cube, from + first + channel) * (most - middle) +
        at(cube, to - last + channel) * (middle - least) +
        at(cube, to + channel) * least;
      data[pixel + channel] = Math.floor(value + 0.5);
    }
  }
}
