import { createMap, type FeatureMap } from './feature-map.ts';

const SIDE = 3;

export interface Weights {
  readonly filters: Float32Array;
  readonly bias: Float32Array;
}

/** Every value of an output channel is a sum over 3 × 3 pixels and all input channels. The edge is left out. */
export function convolve(map: FeatureMap, { filters, bias }: Weights): FeatureMap {
  const { width, channels, values } = map;
  const result = createMap(width - SIDE + 1, map.height - SIDE + 1, bias.length);
  const patch = new Float32Array(SIDE * SIDE * channels);
  for (let y = 0, to = 0; y < result.height; y += 1) {
    for (let x = 0; x < result.width; x += 1, to += bias.length) {
      for (let row = 0; row < SIDE; row += 1) {
        const from = ((y + row) * width + x) * channels;
        patch.set(values.subarray(from, from + SIDE * channels), row * SIDE * channels);
      }
      mix(patch, 0, { filters, bias, sums: result.values, to });
    }
  }
  return result;
}

/** Every channel alone, over 3 × 3 pixels. Beyond the edge is zero. */
export function convolveChannels(map: FeatureMap, filters: Float32Array): FeatureMap {
  const result = createMap(map.width, map.height, map.channels);
  for (let tap = 0; tap < SIDE * SIDE; tap += 1) {
    const shift = { x: (tap % SIDE) - 1, y: Math.floor(tap / SIDE) - 1 };
    addShifted(result, map, { shift, factors: filters.subarray(tap * map.channels, (tap + 1) * map.channels) });
  }
  return result;
}

interface Tap {
  readonly shift: { readonly x: number; readonly y: number };
  /** One for each channel. */
  readonly factors: Float32Array;
}

function addShifted(sums: FeatureMap, { width, height, channels, values }: FeatureMap, { shift, factors }: Tap): void {
  const [left, right] = [Math.max(0, -shift.x), Math.min(width, width - shift.x)];
  const [top, bottom] = [Math.max(0, -shift.y), Math.min(height, height - shift.y)];
  for (let y = top; y < bottom; y += 1) {
    let to = (y * width + left) * channels;
    let from = ((y + shift.y) * width + left + shift.x) * channels;
    for (let x = left; x < right; x += 1, to += channels, from += channels) {
      for (let channel = 0; channel < channels; channel += 1) {
        const product = (values[from + channel] ?? 0) * (factors[channel] ?? 0);
        sums.values[to + channel] = (sums.values[to + channel] ?? 0) + product;
      }
    }
  }
}

/** Every pixel alone, over all input channels. */
export function mixChannels(map: FeatureMap, { filters, bias }: Weights): FeatureMap {
  const result = createMap(map.width, map.height, bias.length);
  for (let pixel = 0; pixel < map.width * map.height; pixel += 1)
    mix(map.values, pixel * map.channels, { filters, bias, sums: result.values, to: pixel * bias.length });
  return result;
}

interface Mix extends Weights {
  readonly sums: Float32Array;
  readonly to: number;
}

function mix(values: Float32Array, from: number, { filters, bias, sums, to }: Mix): void {
  const outputs = bias.length;
  const inputs = filters.length / outputs;
  sums.set(bias, to);
  let input = 0;
  // Two at once: half the writes of the sums.
  for (; input + 1 < inputs; input += 2) {
    const [first, second] = [input * outputs, (input + 1) * outputs];
    const [a, b] = [values[from + input] ?? 0, values[from + input + 1] ?? 0];
    for (let output = 0; output < outputs; output += 1) {
      const sum = a * (filters[first + output] ?? 0) + b * (filters[second + output] ?? 0);
      sums[to + output] = (sums[to + output] ?? 0) + sum;
    }
  }
  if (input === inputs) return;
  const value = values[from + input] ?? 0;
  for (let output = 0; output < outputs; output += 1)
    sums[to + output] = (sums[to + output] ?? 0) + value * (filters[input * outputs + output] ?? 0);
}
