import type { Pixels } from './colour-cube.ts';
import type { Tone } from './look.ts';
import { TONE_LIMITS } from './parse-look.ts';

/** Share of pixels that may become pure black, and pure white. */
const CLIPPED = 0.004;
/** Where the middle tone of a photo should be, and how far it is moved there. */
const MIDDLE = 0.46;
const MIDDLE_SHARE = 0.5;
/** Shades of grey: the mean of the sixth powers of the channels is taken as the colour of the light. */
const NORM = 6;
/** The share of the cast that is removed. Not more, because a sunset is not an error. */
const CAST_SHARE = 0.3;
/** Clipped pixels have no colour of the light. */
const NEARLY_WHITE = 250;

const limited = (value: number, key: keyof Tone) => Math.min(Math.max(value, TONE_LIMITS[key][0]), TONE_LIMITS[key][1]);

const decode = (value: number) => {
  const encoded = value / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
};
const linear = Float64Array.from({ length: 256 }, (_, value) => decode(value));

/**
 * The automatic correction of a photo. Levels: the darkest and lightest 0.4 % become black and white, and the median
 * moves half of its way to 46 %. White balance: shades of grey with the sixth norm (Finlayson and Trezzi, 2004), of
 * which 30 % is applied. Each value has limits.
 */
export function measureTone(pixels: Pixels): Tone {
  const { histogram, sums, count } = statisticsOf(pixels);
  const level = (share: number) => levelAt(histogram, share * count) / 255;
  const black = limited(level(CLIPPED), 'black');
  const white = limited(level(1 - CLIPPED), 'white');
  const middle = Math.min(Math.max((level(0.5) - black) / (white - black), 0.05), 0.95);
  const gamma = limited((Math.log(MIDDLE) / Math.log(middle)) ** MIDDLE_SHARE, 'gamma');
  const [red, green, blue] = sums.map((sum) => (sum + 1e-12) ** (1 / NORM));
  const gain = (channel: number | undefined) => ((green ?? 1) / (channel || 1)) ** CAST_SHARE;
  return { black, white, gamma, red: limited(gain(red), 'red'), blue: limited(gain(blue), 'blue') };
}

function statisticsOf({ data, channels }: Pixels) {
  const histogram = new Uint32Array(256);
  const sums = [0, 0, 0] as [number, number, number];
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    histogram[luma] = (histogram[luma] ?? 0) + 1;
    if (Math.max(red, green, blue) >= NEARLY_WHITE) continue;
    sums[0] += (linear[red] ?? 0) ** NORM;
    sums[1] += (linear[green] ?? 0) ** NORM;
    sums[2] += (linear[blue] ?? 0) ** NORM;
  }
  return { histogram, sums, count: data.length / channels };
}

function levelAt(histogram: Uint32Array, wanted: number): number {
  let seen = 0;
  for (const [level, count] of histogram.entries()) {
    seen += count;
    if (seen > wanted) return level;
  }
  return 255;
}
