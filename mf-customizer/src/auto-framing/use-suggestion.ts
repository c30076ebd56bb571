import { withDesign, withLook } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { currentItem, findItem } from '../photo-project/photo-project.ts';
import { projectAtom, shownRecipeAtom } from '../photo-project/use-photo-project.ts';
import { suggestFraming } from './auto-framing.ts';

export interface Suggestion {
  readonly isSuggesting: boolean;
  /** Frames the most salient part of the photo in the cropper, with every face whole, and says if that is impossible. */
  suggest(): Promise<void>;
}

export function useSuggestion(): Suggestion {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { shelf } = useCropperSession();
  const store = useStore();
  const [isSuggesting, setSuggesting] = useState(false);

  async function suggest() {
    const item = currentItem(store.get(projectAtom));
    const preview = item && shelf.preview(item.photoId);
    if (!item || !preview) return;
    setSuggesting(true);
    try {
      const { recipe, faces, cut } = await suggestFraming(preview, item.recipe, store.get(projectAtom).profile);
      const project = store.get(projectAtom);
      const now = findItem(project, item.id);
      // Another photo of the collage may be the chosen one by now.
      if (now?.photoId !== item.photoId) return;
      // Only the framing is suggested. The visitor may have changed the rest while it was computed.
      const { design, look } = (project.currentId === item.id && store.get(shownRecipeAtom)) || now.recipe;
      const framed = withLook(withDesign(recipe, design, project.profile.trim), look);
      store.set(projectAtom, { type: 'framed', itemId: item.id, recipe: framed });
      if (cut > 0) platform.notify({ kind: 'info', text: t('crop.auto.apart', { count: faces, whole: faces - cut }) });
    } catch {
      platform.notify({ kind: 'error', text: t('crop.auto.failed') });
    } finally {
      setSuggesting(false);
    }
  }
  return { isSuggesting, suggest };
}
