import type { Recipe } from '@aimante/print';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { currentItem, emptyProject, type ItemQuality, type Project, qualityOf } from './photo-project.ts';
import type { ProjectAction } from './project-action.ts';
import { reduceProject } from './reduce-project.ts';

export type { ProjectAction };

const NO_PROFILE = { trim: { width: 50, height: 50 }, bleed: 2, safe: 3, cornerRadius: 0, shape: 'rectangle' } as const;

const stateAtom = atom<Project>(emptyProject(NO_PROFILE));

/** Read it, or hand it an action. */
export const projectAtom = atom(
  (get) => get(stateAtom),
  (get, set, action: ProjectAction) => {
    set(gestureAtom, undefined);
    set(stateAtom, reduceProject(get(stateAtom), action));
  },
);

/** The framing under the visitor's finger: on the screen already, no step of the project yet. */
export const gestureAtom = atom<Recipe | undefined>(undefined);

export const shownRecipeAtom = atom((get) => get(gestureAtom) ?? currentItem(get(stateAtom))?.recipe);

export const shownQualityAtom = atom((get): ItemQuality | undefined => {
  const recipe = get(shownRecipeAtom);
  return recipe && qualityOf(recipe, get(stateAtom).profile);
});

export function usePhotoProject(): readonly [Project, (action: ProjectAction) => void] {
  return [useAtomValue(projectAtom), useSetAtom(projectAtom)];
}
