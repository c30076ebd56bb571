import type { Recipe } from '@aimante/print';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { parseProject } from './parse-project.ts';
import { currentItem, emptyProject, type ItemQuality, type Project, qualityOf, remedyOf } from './photo-project.ts';
import type { ProjectAction, SpreadScope } from './project-action.ts';
import { reduceProject } from './reduce-project.ts';

export { type ProjectAction, parseProject, type SpreadScope };

const NO_PROFILE = { trim: { width: 50, height: 50 }, bleed: 2, safe: 3, cornerRadius: 0, shape: 'rectangle' } as const;

const stateAtom = atom<Project>(emptyProject('', NO_PROFILE));

/** The visitor left the cropper. It stays closed until a photo is opened, or more are picked. */
export const isLeftAtom = atom(false);

/** Read it, or hand it an action. A gesture that is under way becomes a step first: nothing of it is lost. */
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

/** The framing under the visitor's finger: on the screen already, no step of the project yet. */
export const gestureAtom = atom<Recipe | undefined>(undefined);

export const currentIdAtom = atom((get) => get(stateAtom).currentId);

/** The framing that the last step left. */
export const settledRecipeAtom = atom((get) => currentItem(get(stateAtom))?.recipe);

export const shownRecipeAtom = atom((get) => get(gestureAtom) ?? get(settledRecipeAtom));

const exactQualityAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  return recipe && qualityOf(recipe, get(stateAtom).profile);
});

const dpiAtom = atom((get) => get(exactQualityAtom)?.dpi);
const pixelsAtom = atom((get) => get(exactQualityAtom)?.pixels);
const bandAtom = atom((get) => get(exactQualityAtom)?.quality);

/** Put together from plain values, so that what shows it stays still while the photo is only moved about. */
export const shownQualityAtom = atom((get): ItemQuality | undefined => {
  const [dpi, pixels, quality] = [get(dpiAtom), get(pixelsAtom), get(bandAtom)];
  return dpi === undefined || pixels === undefined || !quality ? undefined : { dpi, pixels, quality };
});

export const shownRemedyAtom = atom((get) => {
  const recipe = get(shownRecipeAtom);
  return recipe && remedyOf(recipe, get(stateAtom).profile);
});

/** Shows a framing while the visitor is still at it. */
export const gestureMoveAtom = atom(null, (get, set, change: (recipe: Recipe) => Recipe) => {
  const recipe = get(shownRecipeAtom);
  if (recipe) set(gestureAtom, change(recipe));
});

/** Makes a step of what the gesture came to. */
export const gestureEndAtom = atom(null, (get, set) => {
  const recipe = get(gestureAtom);
  const itemId = get(stateAtom).currentId;
  if (recipe && itemId) set(projectAtom, { type: 'framed', itemId, recipe });
});

/** One step at once: a key, a button. */
export const reframeAtom = atom(null, (get, set, change: (recipe: Recipe) => Recipe) => {
  const recipe = get(shownRecipeAtom);
  const itemId = get(stateAtom).currentId;
  if (recipe && itemId) set(projectAtom, { type: 'framed', itemId, recipe: change(recipe) });
});

export function usePhotoProject(): readonly [Project, (action: ProjectAction) => void] {
  return [useAtomValue(projectAtom), useSetAtom(projectAtom)];
}
