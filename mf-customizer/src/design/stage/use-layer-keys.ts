import { useStore } from 'jotai';
import { type KeyboardEvent, useCallback } from 'react';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { changeTextAtom, removeTextAtom, selectedTextAtom } from '../design-state.ts';
import { inside } from './text-gesture.ts';
import { changeOfKey } from './text-keys.ts';

/** Keys of the stage while a text is selected. Returns true if the text took the key. */
export function useTextKeys(): (event: KeyboardEvent) => boolean {
  const store = useStore();
  const { typesets } = useCropperSession();
  return useCallback(
    (event) => {
      const selected = store.get(toolAtom) === 'text' ? store.get(selectedTextAtom) : undefined;
      if (!selected || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (event.key === 'Delete' || event.key === 'Backspace') {
        store.set(removeTextAtom);
        return true;
      }
      const { profile } = store.get(projectAtom);
      const change = changeOfKey(selected.layer, event, { frame: typesets.get(selected.layer)?.frame, profile });
      if (!change) return false;
      store.set(changeTextAtom, change.at ? { at: inside(change.at, profile.trim) } : change);
      return true;
    },
    [store, typesets],
  );
}
