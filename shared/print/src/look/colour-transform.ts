import { type Filter, filters } from './filters.ts';
import { hasFilter, type Look, type Slider, type Tone } from './look.ts';

/** Changes an encoded sRGB colour, 0 to 1, in place. */
export type ColourTransform = (colour: Float64Array) => void;

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamped = (value: number) => Math.min(Math.max(value, 0), 1);
/** Perceived lightness of an encoded colour, by the weights of Rec. 709. */
const lumaOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Channel = 0 | 1 | 2;
const CHANNELS: readonly Channel[] = [0, 1, 2];
const at = (colour: Float64Array, channel: Channel) => colour[channel] ?? 0;

/** Gains in linear light, scaled so that grey keeps its lightness. */
function gains([red, green, blue]: readonly [number, number, number]): ColourTransform {
  const keep = 1 / lumaOf(red, green, blue);
  const factors = [red * keep, green * keep, blue * keep] as const;
  return (colour) => {
    for (const channel of CHANNELS) colour[channel] = encode(clamped(decode(at(colour, channel)) * factors[channel]));
  };
}

/** At the end of the slider, red and blue differ by a full stop. */
const WARMTH_STOPS = 0.5;
const warm = (amount: number) => gains([2 ** (WARMTH_STOPS * amount), 1, 2 ** (-WARMTH_STOPS * amount)]);

/** Exposure in linear light with a shoulder: black stays black, white stays white. A full turn is 1.2 stops. */
function expose(amount: number): ColourTransform {
  const gain = 2 ** (1.2 * amount);
  return (colour) => {
    for (const channel of CHANNELS) {
      const light = decode(at(colour, channel));
      colour[channel] = encode((light * gain) / (1 + light * (gain - 1)));
    }
  };
}

const perChannel =
  (curve: (value: number) => number): ColourTransform =>
  (colour) => {
    for (const channel of CHANNELS) colour[channel] = clamped(curve(at(colour, channel)));
  };

/** Both curves rise everywhere, so that no tones change their order. */
const liftShadows = (amount: number) => perChannel((value) => value + 0.9 * amount * value * (1 - value) ** 3);
const bend = (amount: number) => perChannel((value) => value + 0.9 * amount * (2 * value - 1) * value * (1 - value));

function saturate(amount: number): ColourTransform {
  return (colour) => {
    const luma = lumaOf(at(colour, 0), at(colour, 1), at(colour, 2));
    for (const channel of CHANNELS) colour[channel] = clamped(luma + (at(colour, channel) - luma) * (1 + amount));
  };
}

function tinted({ dark, light, amount }: NonNullable<Filter['tint']>): ColourTransform {
  return (colour) => {
    const luma = lumaOf(at(colour, 0), at(colour, 1), at(colour, 2));
    for (const channel of CHANNELS) {
      const tint = dark[channel] + (light[channel] - dark[channel]) * luma;
      colour[channel] = at(colour, channel) + (tint - at(colour, channel)) * amount;
    }
  };
}

function bySliders(settings: Filter): readonly ColourTransform[] {
  const makers = { warmth: warm, light: expose, shadows: liftShadows, contrast: bend, colour: saturate };
  const order = ['warmth', 'light', 'shadows', 'contrast', 'colour'] as const satisfies readonly Slider[];
  return order.flatMap((slider) => {
    const amount = (settings[slider] ?? 0) / 100;
    return amount === 0 ? [] : [makers[slider](amount)];
  });
}

function byFilter(filter: Filter): readonly ColourTransform[] {
  const { grey = 0, fade = 0, tint } = filter;
  return [
    ...bySliders(filter),
    ...(grey > 0 ? [saturate(-grey)] : []),
    ...(tint ? [tinted(tint)] : []),
    ...(fade > 0 ? [perChannel((value) => fade + value * (1 - fade))] : []),
  ];
}

/** White balance in linear light, then levels and middle tones. */
const byTone = ({ black, white, gamma, red, blue }: Tone): readonly ColourTransform[] => [
  gains([red, 1, blue]),
  perChannel((value) => clamped((value - black) / (white - black)) ** gamma),
];

function mixed(steps: readonly ColourTransform[], share: number): ColourTransform {
  const before = new Float64Array(3);
  return (colour) => {
    before.set(colour);
    for (const step of steps) step(colour);
    for (const channel of CHANNELS)
      colour[channel] = at(before, channel) + (at(colour, channel) - at(before, channel)) * share;
  };
}

function filterSteps(look: Look): readonly ColourTransform[] {
  if (!hasFilter(look) || look.filter === 'none') return [];
  if (look.filter !== 'auto') return byFilter(filters[look.filter]);
  return look.tone ? byTone(look.tone) : [];
}

/** The filter first, then the sliders. */
export function colourTransform(look: Look): ColourTransform {
  const filtered = filterSteps(look);
  const steps = [...(filtered.length > 0 ? [mixed(filtered, look.strength / 100)] : []), ...bySliders(look)];
  return (colour) => {
    for (const step of steps) step(colour);
  };
}
