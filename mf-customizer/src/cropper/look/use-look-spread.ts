import type { Tone } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { currentItem } from '../../photo-project/photo-project.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';

/** Gives all photos the look of the current one. The automatic correction is measured for each. */
export function useLookSpread(): () => Promise<void> {
  const { t } = useTranslation();
  const platform = usePlatform();
  const store = useStore();
  const { looks } = useCropperSession();

  async function tonesOf(photoIds: readonly string[]): Promise<Readonly<Record<string, Tone>>> {
    const found = await Promise.all(photoIds.map(async (id) => [id, await looks.tone(id)] as const));
    return Object.fromEntries(found.flatMap(([id, tone]) => (tone ? [[id, tone]] : [])));
  }

  return async () => {
    const item = currentItem(store.get(projectAtom));
    if (!item) return;
    // A running gesture becomes a step first.
    store.set(projectAtom, { type: 'opened', itemId: item.id });
    const isAuto = currentItem(store.get(projectAtom))?.recipe.look?.filter === 'auto';
    const tones = isAuto ? await tonesOf(Object.keys(store.get(projectAtom).photos)) : {};
    const { items: before } = store.get(projectAtom);
    store.set(projectAtom, { type: 'lookSpread', itemId: item.id, tones });
    platform.notify({
      kind: 'success',
      text: t('look.spread.done', { count: before.length }),
      action: {
        label: t('crop.history.undo'),
        run: () => store.set(projectAtom, { type: 'spreadUndone', itemId: item.id, before }),
      },
    });
  };
}
