import { useEffect } from 'react';
import { holdBack } from './hold-back.ts';
import { guardLeaving } from './leaving.ts';
import { useAskLeaving } from './use-ask-leaving.ts';

/** Asks before somebody leaves what he has not saved: by a link, a key, Back, or by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  const ask = useAskLeaving();
  useEffect(() => {
    if (!isDirty) return;
    const endGuard = guardLeaving(ask);
    const endHold = holdBack(ask);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    let isAllowed = false;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isElsewhere = link !== null && new URL(link.href).pathname !== location.pathname;
      if (!isElsewhere || isAllowed || event.ctrlKey || event.metaKey || link.target === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      void ask().then((leaves) => {
        if (!leaves) return;
        isAllowed = true;
        link.click();
      });
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, { capture: true });
    return () => {
      endGuard();
      endHold();
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isDirty, ask]);
}
