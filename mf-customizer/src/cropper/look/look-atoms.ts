import { type Look, lookKey, NEUTRAL_LOOK } from '@aimante/print';
import { atom } from 'jotai';
import { shownRecipeAtom } from '../../photo-project/use-photo-project.ts';

/** The tools that change the layers of a design. */
const DESIGN_TOOLS = ['dates', 'text', 'sticker', 'frame', 'template'] as const;
export type DesignTool = (typeof DESIGN_TOOLS)[number];

export type Tool = 'crop' | 'look' | DesignTool;

export const isDesignTool = (tool: string): tool is DesignTool => DESIGN_TOOLS.some((each) => each === tool);

export const toolAtom = atom<Tool>('crop');

/** True as long as the visitor looks at the photo without its look. */
export const isComparingAtom = atom(false);

const keyAtom = atom((get) => lookKey(get(shownRecipeAtom)?.look));

/** Stays the same object while the photo only moves. */
export const shownLookAtom = atom((get): Look => {
  get(keyAtom);
  return get(shownRecipeAtom)?.look ?? NEUTRAL_LOOK;
});

/** The framing to draw: without its look during a comparison. */
export const drawnRecipeAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  if (!recipe?.look || !get(isComparingAtom)) return recipe;
  const { look: _, ...plain } = recipe;
  return plain;
});
