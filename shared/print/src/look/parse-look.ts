import { FILTERS, isNeutralLook, type Look, MAX_RED_EYES, type RedEye, SLIDERS, type Tone } from './look.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

/** Limits of an automatic correction: beyond them, a photo is dark or tinted on purpose. */
export const TONE_LIMITS = {
  black: [0, 0.2],
  white: [0.6, 1],
  gamma: [0.7, 1.25],
  red: [0.85, 1.18],
  blue: [0.85, 1.18],
} as const satisfies Record<keyof Tone, readonly [number, number]>;

const isToneValue = (key: keyof Tone, value: unknown): value is number => {
  const [low, high] = TONE_LIMITS[key];
  return isWithin(value, low, high);
};

const TONE_KEYS = ['black', 'white', 'gamma', 'red', 'blue'] as const satisfies readonly (keyof Tone)[];

function parseTone(input: unknown): Tone | undefined {
  if (!isFields(input) || !TONE_KEYS.every((key) => isToneValue(key, input[key]))) return undefined;
  const { black, white, gamma, red, blue } = input as unknown as Tone;
  return { black, white, gamma, red, blue };
}

function parseRedEyes(input: unknown): readonly RedEye[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_RED_EYES) return undefined;
  const isEye = (eye: unknown) =>
    isFields(eye) && isWithin(eye.x, 0, 1e5) && isWithin(eye.y, 0, 1e5) && isWithin(eye.radius, 0.5, 1e4);
  return input.every(isEye) ? input.map(({ x, y, radius }: RedEye) => ({ x, y, radius })) : undefined;
}

const isFilter = (value: unknown): value is Look['filter'] =>
  value === 'none' || value === 'auto' || FILTERS.some((name) => name === value);

/** Validates a look from the network or from storage. */
export function parseLook(input: unknown): Look | undefined {
  if (!isFields(input) || !isFilter(input.filter)) return undefined;
  if (!isWithin(input.strength, 0, 100) || !isWithin(input.sharpness, 0, 100)) return undefined;
  if (!SLIDERS.every((slider) => isWithin(input[slider], -100, 100))) return undefined;
  const { filter, strength, light, contrast, shadows, colour, warmth, sharpness } = input as unknown as Look;
  const redEyes = parseRedEyes(input.redEyes);
  const tone = parseTone(input.tone);
  if (!redEyes || (filter === 'auto' && !tone)) return undefined;
  const look = { filter, strength, light, contrast, shadows, colour, warmth, sharpness, redEyes };
  return filter === 'auto' && tone ? { ...look, tone } : look;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
const toThousandth = (value: number) => Math.round(value * 1000) / 1000;

function roundedTone({ black, white, gamma, red, blue }: Tone): Tone {
  return {
    black: toThousandth(black),
    white: toThousandth(white),
    gamma: toThousandth(gamma),
    red: toThousandth(red),
    blue: toThousandth(blue),
  };
}

/** Whole steps of the sliders. Undefined if the look changes nothing. */
export function normalizeLook(look: Look | undefined): Look | undefined {
  if (!look || isNeutralLook(look)) return undefined;
  const { filter, strength, tone, redEyes, ...rest } = look;
  const isFiltered = filter !== 'none' && strength > 0;
  const rounded = {
    light: Math.round(rest.light),
    contrast: Math.round(rest.contrast),
    shadows: Math.round(rest.shadows),
    colour: Math.round(rest.colour),
    warmth: Math.round(rest.warmth),
    sharpness: Math.round(rest.sharpness),
  };
  return {
    filter: isFiltered ? filter : 'none',
    strength: isFiltered ? Math.round(strength) : 100,
    ...(isFiltered && filter === 'auto' && tone && { tone: roundedTone(tone) }),
    ...rounded,
    redEyes: redEyes.map(({ x, y, radius }) => ({ x: toTenth(x), y: toTenth(y), radius: toTenth(radius) })),
  };
}

/** Equal for looks that give equal pixels. Empty for none. */
export function lookKey(look: Look | undefined): string {
  const normal = normalizeLook(look);
  if (!normal) return '';
  const { filter, strength, tone, light, contrast, shadows, colour, warmth, sharpness, redEyes } = normal;
  const numbers = tone ? TONE_KEYS.map((key) => tone[key]) : [];
  const eyes = redEyes.map(({ x, y, radius }) => `${x},${y},${radius}`);
  return [filter, strength, ...numbers, light, contrast, shadows, colour, warmth, sharpness, ...eyes].join(' ');
}
