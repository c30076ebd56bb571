import { photoSize, type Recipe } from '@aimante/print';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Framing } from '../collage/collage.ts';
import { parseProject, withPhotosThere } from './parse-project.ts';
import { chosenQuality, currentItem, emptyProject, type ItemQuality, type Project, remedyOf } from './photo-project.ts';
import type { CellPlace, ProjectAction, SpreadScope } from './project-action.ts';
import { reduceProject } from './reduce-project.ts';

export { type CellPlace, type ProjectAction, parseProject, type SpreadScope, withPhotosThere };

const NO_PROFILE = { trim: { width: 50, height: 50 }, bleed: 2, safe: 3, cornerRadius: 0, shape: 'rectangle' } as const;

const stateAtom = atom<Project>(emptyProject('', NO_PROFILE));

/** True if the visitor left the cropper. It stays closed until a photo is opened or added. */
export const isLeftAtom = atom(false);

/** The project, changed by actions. A running gesture becomes a step first, so that nothing of it is lost. */
export const projectAtom = atom(
  (get) => get(stateAtom),
  (get, set, action: ProjectAction) => {
    const project = get(stateAtom);
    const recipe = get(gestureAtom);
    const itemId = project.currentId;
    const settled = recipe && itemId ? reduceProject(project, { type: 'framed', itemId, recipe }) : project;
    set(gestureAtom, undefined);
    if (action.type === 'closed' || action.type === 'opened') set(isLeftAtom, action.type === 'closed');
    set(stateAtom, reduceProject(settled, action));
  },
);

/** Framing of the running gesture: shown on the screen, but not yet a step of the project. */
export const gestureAtom = atom<Recipe | undefined>(undefined);

export const currentIdAtom = atom((get) => get(stateAtom).currentId);

/** Framing after the last step. */
export const settledRecipeAtom = atom((get) => currentItem(get(stateAtom))?.recipe);

/** The item in the cropper, after the last step. */
export const settledItemAtom = atom((get) => currentItem(get(stateAtom)));

export const shownRecipeAtom = atom((get) => get(gestureAtom) ?? get(settledRecipeAtom));

const exactQualityAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  return recipe && chosenQuality(recipe, get(stateAtom).profile);
});

const dpiAtom = atom((get) => get(exactQualityAtom)?.dpi);
const pixelsAtom = atom((get) => get(exactQualityAtom)?.pixels);
const bandAtom = atom((get) => get(exactQualityAtom)?.quality);

/** Built from plain values, so that its views do not render again while the photo only moves. */
export const shownQualityAtom = atom((get): ItemQuality | undefined => {
  const [dpi, pixels, quality] = [get(dpiAtom), get(pixelsAtom), get(bandAtom)];
  return dpi === undefined || pixels === undefined || !quality ? undefined : { dpi, pixels, quality };
});

export const shownRemedyAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  return recipe && remedyOf(recipe, get(stateAtom).profile);
});

/** Of the photo on the magnet, in whole millimetres. */
export const photoWidthAtom = atom((get) => {
  const { trim } = get(stateAtom).profile;
  const recipe = get(shownRecipeAtom);
  return Math.round(recipe ? photoSize(recipe, trim).width : trim.width);
});

/** Shows a framing during a gesture. */
export const gestureMoveAtom = atom(null, (get, set, change: (recipe: Recipe) => Recipe) => {
  const recipe = get(shownRecipeAtom);
  if (recipe) set(gestureAtom, change(recipe));
});

/** Turns the gesture into a step. */
export const gestureEndAtom = atom(null, (get, set) => {
  const recipe = get(gestureAtom);
  const itemId = get(stateAtom).currentId;
  if (recipe && itemId) set(projectAtom, { type: 'framed', itemId, recipe });
});

/** A complete step at once: a key, a button. */
export const reframeAtom = atom(null, (get, set, change: (recipe: Recipe) => Recipe) => {
  const recipe = get(shownRecipeAtom);
  const itemId = get(stateAtom).currentId;
  if (recipe && itemId) set(projectAtom, { type: 'framed', itemId, recipe: change(recipe) });
});

/** The shown framing with its photo. */
export const shownFramingAtom = atom((get): Framing | undefined => {
  const recipe = get(shownRecipeAtom);
  const photoId = currentItem(get(stateAtom))?.photoId;
  return recipe && photoId !== undefined ? { photoId, recipe } : undefined;
});

/** A complete step that may choose another photo. */
export const reframePhotosAtom = atom(null, (get, set, change: (framing: Framing) => Framing) => {
  const framing = get(shownFramingAtom);
  const itemId = get(stateAtom).currentId;
  if (framing && itemId) set(projectAtom, { type: 'framed', itemId, ...change(framing) });
});

/** Chooses the photo of a collage that the tools change. */
export const chooseCellAtom = atom(null, (get, set, index: number) => {
  const itemId = get(stateAtom).currentId;
  if (itemId) set(projectAtom, { type: 'cellChosen', itemId, index });
});

export function usePhotoProject(): readonly [Project, (action: ProjectAction) => void] {
  return [useAtomValue(projectAtom), useSetAtom(projectAtom)];
}
