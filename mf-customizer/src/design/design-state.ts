import { DESIGN_VERSION, type Design, type Layer, type Recipe, WHOLE_PHOTO, withDesign } from '@aimante/print';
import { atom } from 'jotai';
import { gestureMoveAtom, projectAtom, reframeAtom, shownRecipeAtom } from '../photo-project/use-photo-project.ts';

export const designAtom = atom((get) => get(shownRecipeAtom)?.design);

/** The design of the photo in the cropper. A photo without one gets its first layer with the first change. */
const designOf = ({ design }: Recipe, size: Design['size']): Design =>
  design ?? { version: DESIGN_VERSION, size: { width: size.width, height: size.height }, layers: [WHOLE_PHOTO] };

/** A calendar has a tool of its own. */
export const hasCalendarAtom = atom((get) => get(designAtom)?.layers.some(({ kind }) => kind === 'calendar') ?? false);

/** What remains without any layer of its own is no design. */
export const isPlain = ({ layers }: Pick<Design, 'layers'>) =>
  layers.length === 1 && JSON.stringify(layers[0]) === JSON.stringify(WHOLE_PHOTO);

export type Change = (layers: readonly Layer[]) => readonly Layer[];

function editOf(change: Change, trim: Design['size']) {
  return (recipe: Recipe): Recipe => {
    const design = designOf(recipe, trim);
    const next = { ...design, layers: change(design.layers) };
    return withDesign(recipe, isPlain(next) ? undefined : next, trim);
  };
}

/** A step of the history. */
export const changeLayersAtom = atom(null, (get, set, change: Change) => {
  set(reframeAtom, editOf(change, get(projectAtom).profile.trim));
});

/** Shown only, until the gesture ends. */
export const moveLayersAtom = atom(null, (get, set, change: Change) => {
  set(gestureMoveAtom, editOf(change, get(projectAtom).profile.trim));
});
