import { localizePath } from '@aimante/contract';
import type { Texts } from '@aimante/remote';
import type { PlatformParts } from '../platform/create-platform.ts';
import type { PendingConfirmation } from './confirmation.ts';

type SessionEndParts = Pick<PlatformParts, 'platform' | 'sessionEnd' | 'confirmation' | 'notices' | 'locale'>;

/**
 * Says why a new login is needed. A page with typed input stays as it is until the visitor logs in in another tab. This
 * code then closes that tab.
 */
export function announceSessionEnd(
  { platform, sessionEnd, confirmation, notices, locale }: SessionEndParts,
  texts: Texts,
): void {
  const translator = () => texts.in(locale.get()).t;
  let asked: PendingConfirmation | null = null;
  let loginTab: Window | null = null;
  const isAsking = () => asked !== null && confirmation.pending.get() === asked;

  async function ask(): Promise<void> {
    const t = translator();
    const answer = confirmation.ask({
      title: t('session.kept.title'),
      text: t('session.kept.text'),
      confirm: t('session.kept.confirm'),
      cancel: t('session.kept.cancel'),
    });
    asked = confirmation.pending.get();
    if (await answer) loginTab = window.open(localizePath('/auth/login', locale.get()));
  }

  sessionEnd.subscribe(() => {
    const loss = sessionEnd.get();
    sessionEnd.set(null);
    if (loss === 'place') notices.add({ kind: 'info', text: translator()('session.ended') });
    if (loss === 'typing' && !isAsking()) void ask();
  });
  platform.session.subscribe(() => {
    loginTab?.close();
    if (isAsking()) asked?.answer(false);
  });
}
