import type { FilterName, Slider } from './look.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** A look as data: the sliders, and what they cannot do. Shares go from 0 to 1. */
export interface Filter extends Readonly<Partial<Record<Slider, number>>> {
  /** Share of grey. */
  readonly grey?: number;
  /** How far black is lifted, as on old paper. */
  readonly fade?: number;
  /** Colours of dark and light tones, mixed in by `amount`. */
  readonly tint?: { readonly dark: Rgb; readonly light: Rgb; readonly amount: number };
}

export const filters: Readonly<Record<FilterName, Filter>> = {
  soft: { light: 12, contrast: -30, colour: -18, fade: 0.05 },
  vivid: { contrast: 28, colour: 42, shadows: 6 },
  warm: { warmth: 46, light: 6, colour: 10 },
  cool: { warmth: -46, contrast: 6, colour: -6 },
  blackWhite: { grey: 1, contrast: 14 },
  sepia: { grey: 1, tint: { dark: [0.16, 0.09, 0.04], light: [1, 0.93, 0.78], amount: 0.85 }, fade: 0.03 },
  pastel: { light: 26, contrast: -34, colour: -30, fade: 0.08 },
  film: { contrast: 10, fade: 0.07, tint: { dark: [0.05, 0.11, 0.14], light: [1, 0.96, 0.86], amount: 0.3 } },
  golden: { warmth: 30, tint: { dark: [0.16, 0.06, 0.02], light: [1, 0.93, 0.7], amount: 0.28 }, colour: 14 },
  noir: { grey: 1, contrast: 78, shadows: -30 },
};
