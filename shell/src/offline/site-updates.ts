import type { Platform } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { registerWorker } from './register-worker.ts';

/** Once the page stands: keep the shop for offline use, and say when a new version of it waits. */
export function watchSiteUpdates(notify: Platform['notify'], t: TFunction): void {
  void registerWorker({
    onWaiting: (activate) =>
      notify({ kind: 'info', text: t('update.text'), action: { label: t('update.action'), run: activate } }),
  });
}
