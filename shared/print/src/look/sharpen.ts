import type { Pixels } from './colour-cube.ts';

/** Strength at the end of the slider. */
const MOST = 1.6;
/** Differences below this, of 255, are noise and stay. */
const THRESHOLD = 2;
/** Tones are kept in 1/128 of a level, in 16 bits. */
const FINE = 128;

/** Unsharp masking of the lightness: its difference to a Gaussian blur is added to all three channels. */
export function sharpen(pixels: Pixels, { amount, sigma }: { amount: number; sigma: number }): void {
  const { data, channels } = pixels;
  const luma = lumaOf(pixels);
  const soft = blurred(luma, pixels, sigma);
  for (let index = 0, at = 0; index < luma.length; index++, at += channels) {
    const detail = ((luma[index] ?? 0) - (soft[index] ?? 0)) / FINE;
    const size = Math.abs(detail) - THRESHOLD;
    if (size <= 0) continue;
    const change = Math.sign(detail) * size * amount * MOST;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.min(Math.max(Math.floor((data[at + channel] ?? 0) + change + 0.5), 0), 255);
    }
  }
}

function lumaOf({ data, channels }: Pixels): Uint16Array {
  const luma = new Uint16Array(data.length / channels);
  for (let index = 0, at = 0; index < luma.length; index++, at += channels) {
    luma[index] = (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) * FINE;
  }
  return luma;
}

function kernelOf(sigma: number): Float64Array {
  const reach = Math.max(1, Math.ceil(sigma * 2.5));
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

type Plane = Pick<Pixels, 'width' | 'height'>;

function blurred(luma: Uint16Array, { width, height }: Plane, sigma: number): Uint16Array {
  const kernel = kernelOf(sigma);
  const across = blurLines(luma, { kernel, lines: height, length: width, step: 1, stride: width });
  return blurLines(across, { kernel, lines: width, length: height, step: width, stride: 1 });
}

interface Lines {
  readonly kernel: Float64Array;
  readonly lines: number;
  readonly length: number;
  /** Distance of two neighbours in a line, and of two lines. */
  readonly step: number;
  readonly stride: number;
}

/** The last pixel of a line continues beyond it. */
function blurLines(from: Uint16Array, { kernel, lines, length, step, stride }: Lines): Uint16Array {
  const to = new Uint16Array(from.length);
  const reach = (kernel.length - 1) / 2;
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      let sum = 0.5;
      for (let tap = -reach; tap <= reach; tap++) {
        const near = Math.min(Math.max(place + tap, 0), length - 1);
        sum += (from[line * stride + near * step] ?? 0) * (kernel[tap + reach] ?? 0);
      }
      to[line * stride + place * step] = sum;
    }
  }
  return to;
}
