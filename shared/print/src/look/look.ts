/** The named looks of the panel. Each is a set of settings in `filters.ts`. */
export const FILTERS = [
  'soft',
  'vivid',
  'warm',
  'cool',
  'blackWhite',
  'sepia',
  'pastel',
  'film',
  'golden',
  'noir',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** Each goes from −100 to 100, with 0 for the photo as it is. */
export const SLIDERS = ['light', 'contrast', 'shadows', 'colour', 'warmth'] as const;
export type Slider = (typeof SLIDERS)[number];

/** What the automatic correction found in one photo, so that browser and server need not measure it again. */
export interface Tone {
  /** Encoded levels, 0 to 1, that become black and white. */
  readonly black: number;
  readonly white: number;
  /** Exponent of the middle tones, after the levels. */
  readonly gamma: number;
  /** Gains of red and blue in linear light. Green stays. */
  readonly red: number;
  readonly blue: number;
}

/** A red pupil, in pixels of the upright original. */
export interface RedEye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const MAX_RED_EYES = 20;

/** Light and mood of a photo, as data. */
export interface Look extends Readonly<Record<Slider, number>> {
  /** `auto` uses `tone`. */
  readonly filter: FilterName | 'auto' | 'none';
  /** Share of the filter, 0 to 100. */
  readonly strength: number;
  readonly tone?: Tone;
  /** 0 to 100. */
  readonly sharpness: number;
  readonly redEyes: readonly RedEye[];
}

export const NEUTRAL_LOOK: Look = {
  filter: 'none',
  strength: 100,
  light: 0,
  contrast: 0,
  shadows: 0,
  colour: 0,
  warmth: 0,
  sharpness: 0,
  redEyes: [],
};

export const hasFilter = ({ filter, strength }: Look): boolean => filter !== 'none' && strength > 0;

/** True if the look changes a colour, apart from red eyes. */
export const changesColours = (look: Look): boolean => hasFilter(look) || SLIDERS.some((slider) => look[slider] !== 0);

export const isNeutralLook = (look: Look): boolean =>
  !changesColours(look) && look.sharpness === 0 && look.redEyes.length === 0;
