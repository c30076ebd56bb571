import type { Platform } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { registerWorker } from './register-worker.ts';

/** Call after the page has rendered. Caches the shop for offline use, and offers a new version when one is ready. */
export function watchSiteUpdates(notify: Platform['notify'], t: TFunction): void {
  void registerWorker({
    onWaiting: (activate) =>
      notify({ kind: 'info', text: t('update.text'), action: { label: t('update.action'), run: activate } }),
  });
}
