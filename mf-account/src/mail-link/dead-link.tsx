import { useT } from '@aimante/remote';
import type { ReactNode } from 'react';
import { AuthPage } from '../auth-page/auth-page.tsx';
import form from '../form/form.module.css';

/** Shown for a link that was used, has expired or has no token, with a way to continue. */
export function DeadLink({ message, children }: { message?: string | undefined; children: ReactNode }) {
  const t = useT();
  return (
    <AuthPage title={t('mailLink.dead.title')} text={message || t('mailLink.dead.text')}>
      <div className={form.actions}>{children}</div>
    </AuthPage>
  );
}
