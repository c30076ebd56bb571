import { useStore } from 'jotai';
import { type KeyboardEvent, useCallback } from 'react';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { changeSelectedAtom, removeLayerAtom, selectedAtom } from '../placed-layers.ts';
import { layerFrame } from './layer-frame.ts';
import { inside } from './layer-gesture.ts';
import { changeOfKey } from './layer-keys.ts';

/** Keys of the stage while a text or sticker is selected. Returns true if it took the key. */
export function useLayerKeys(): (event: KeyboardEvent) => boolean {
  const store = useStore();
  const { typesets } = useCropperSession();
  return useCallback(
    (event) => {
      const selected = store.get(selectedAtom);
      if (!selected || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (event.key === 'Delete' || event.key === 'Backspace') {
        store.set(removeLayerAtom, selected);
        return true;
      }
      const { profile } = store.get(projectAtom);
      const change = changeOfKey(selected.layer, event, { frame: layerFrame(typesets, selected.layer), profile });
      if (!change) return false;
      store.set(changeSelectedAtom, change.at ? { at: inside(change.at, profile.trim) } : change);
      return true;
    },
    [store, typesets],
  );
}
