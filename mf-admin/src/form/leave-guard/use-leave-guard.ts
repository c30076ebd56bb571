import { useEffect } from 'react';
import { guardLeaving } from './leaving.ts';
import { useAskLeaving } from './use-ask-leaving.ts';

/** Asks before unsaved changes are left: by a link, a key, Back, or by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  const ask = useAskLeaving();
  useEffect(() => (isDirty ? guardLeaving(ask) : undefined), [isDirty, ask]);
}
