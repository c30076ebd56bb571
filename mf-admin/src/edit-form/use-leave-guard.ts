import { usePlatform, useT } from '@aimante/remote';
import { useEffect } from 'react';
import { guardLeaving } from './leaving.ts';

/** Asks before somebody leaves what he has not saved: by a link, by a key, by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  const { confirm } = usePlatform();
  const t = useT();
  useEffect(() => {
    if (!isDirty) return;
    const ask = () =>
      confirm({
        title: t('form.leave.title'),
        text: t('form.leave.text'),
        confirm: t('form.leave.confirm'),
        cancel: t('form.leave.cancel'),
        isDangerous: true,
      });
    const endGuard = guardLeaving(ask);
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
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isDirty, confirm, t]);
}
