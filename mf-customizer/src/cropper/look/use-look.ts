import { isNeutralLook, type Look, NEUTRAL_LOOK, type Recipe, withLook } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { currentItem } from '../../photo-project/photo-project.ts';
import { gestureEndAtom, gestureMoveAtom, projectAtom, reframeAtom } from '../../photo-project/use-photo-project.ts';
import { shownLookAtom } from './look-atoms.ts';

type Change = (look: Look) => Look;

const onLook = (change: Change) => (recipe: Recipe) => {
  const look = change(recipe.look ?? NEUTRAL_LOOK);
  return withLook(recipe, isNeutralLook(look) ? undefined : look);
};

export interface LookTools {
  readonly look: Look;
  /** A whole step. */
  change(change: Change): void;
  /** A part of a step, until `end`. */
  move(change: Change): void;
  end(): void;
  choose(filter: Look['filter']): Promise<void>;
  reset(): void;
}

export function useLook(): LookTools {
  const { t } = useTranslation();
  const platform = usePlatform();
  const store = useStore();
  const { looks } = useCropperSession();
  const reframe = useSetAtom(reframeAtom);
  const move = useSetAtom(gestureMoveAtom);
  const end = useSetAtom(gestureEndAtom);
  const change = (by: Change) => reframe(onLook(by));

  async function choose(filter: Look['filter']) {
    if (filter !== 'auto') return change(({ tone: _, ...look }) => ({ ...look, filter, strength: 100 }));
    const item = currentItem(store.get(projectAtom));
    const tone = item && (await looks.tone(item.photoId));
    if (!tone) return platform.notify({ kind: 'error', text: t('look.auto.failed') });
    const now = currentItem(store.get(projectAtom));
    const isSameChoice = now?.recipe.look?.filter === item.recipe.look?.filter;
    if (now?.id === item.id && now.photoId === item.photoId && isSameChoice)
      change((look) => ({ ...look, filter, strength: 100, tone }));
  }

  return {
    look: useAtomValue(shownLookAtom),
    change,
    move: (by) => move(onLook(by)),
    end,
    choose,
    reset: () => reframe((recipe) => withLook(recipe, undefined)),
  };
}
