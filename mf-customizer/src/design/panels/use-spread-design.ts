import { withDesign } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currentItem } from '../../photo-project/photo-project.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { monthsLater } from '../dates/calendar-design.ts';

/** Gives every photo the layers of the one in the cropper. Each photo keeps its crop, and the step can be undone. */
export function useSpreadDesign(): () => void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const store = useStore();
  return () => {
    const model = currentItem(store.get(projectAtom));
    if (!model) return;
    // A running gesture becomes a step first.
    store.set(projectAtom, { type: 'opened', itemId: model.id });
    const { items, profile } = store.get(projectAtom);
    const design = currentItem(store.get(projectAtom))?.recipe.design;
    const others = items.filter(({ id }) => id !== model.id);
    const at = items.findIndex(({ id }) => id === model.id);
    for (const [place, { id, recipe }] of items.entries()) {
      if (id === model.id) continue;
      // Photos after this one get the months after its month, then those before it.
      const layers = design && monthsLater(design.layers, (place - at + items.length) % items.length);
      const own = design && layers && { ...design, layers };
      store.set(projectAtom, { type: 'framed', itemId: id, recipe: withDesign(recipe, own, profile.trim) });
    }
    platform.notify({
      kind: 'success',
      text: t('design.spread.done', { count: others.length }),
      action: {
        label: t('crop.history.undo'),
        run: () => store.set(projectAtom, { type: 'spreadUndone', itemId: model.id, before: others }),
      },
    });
  };
}
