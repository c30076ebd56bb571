import { useStore } from 'jotai';
import { type KeyboardEvent, useCallback } from 'react';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { changeTextAtom, removeTextAtom, selectedTextAtom } from '../design-state.ts';
import { inside } from './text-gesture.ts';
import { changeOfKey } from './text-keys.ts';

/** Keys of the stage while a text is selected. Returns true if the text took the key. */
export function useTextKeys(): (event: KeyboardEvent) => boolean {
  const store = useStore();
  return useCallback(
    (event) => {
      const selected = store.get(toolAtom) === 'text' ? store.get(selectedTextAtom) : undefined;
      if (!selected || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (event.key === 'Delete' || event.key === 'Backspace') {
        store.set(removeTextAtom);
        return true;
      }
      const change = changeOfKey(selected.layer, event);
      if (!change) return false;
      const { trim } = store.get(projectAtom).profile;
      store.set(changeTextAtom, change.at ? { at: inside(change.at, trim) } : change);
      return true;
    },
    [store],
  );
}
