import { type Design, isUnder, layersOf, photoLayersOf, withDesign } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { cellsOf, type Framing, withLayers } from '../../collage/collage.ts';
import { currentItem } from '../../photo-project/photo-project.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { monthsLater } from '../dates/calendar-design.ts';
import { isPlain } from '../design-state.ts';

/** A magnet with another number of photos keeps its photos where they are, and gets what is above them. */
function spread(framing: Framing, design: Design | undefined, trim: Design['size']): Framing {
  const { photoId, recipe } = framing;
  const count = Math.max(cellsOf(framing).length, 1);
  const places = design ? photoLayersOf({ design }).length : 1;
  const isAlike = places === count || (places === 0 && count === 1);
  if (!design) return count === 1 ? { photoId, recipe: withDesign(recipe, undefined, trim) } : framing;
  if (isAlike) return withLayers(framing, design.layers, trim);
  const above = design.layers.filter((layer) => !isUnder(layer));
  const layers = [...layersOf(recipe).filter(isUnder), ...above];
  return { photoId, recipe: withDesign(recipe, isPlain({ layers }) ? undefined : { ...design, layers }, trim) };
}

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
    for (const [place, { id, photoId, recipe }] of items.entries()) {
      if (id === model.id) continue;
      // Photos after this one get the months after its month, then those before it.
      const layers = design && monthsLater(design.layers, (place - at + items.length) % items.length);
      const own = design && layers && { ...design, layers };
      const framed = spread({ photoId, recipe }, own, profile.trim);
      store.set(projectAtom, { type: 'framed', itemId: id, ...framed });
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
