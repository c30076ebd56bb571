import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';

/** Shown for a link that was used, has expired or has no token, with a way to continue. */
export function InvalidLink({ message, children }: { message?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('mailLink.invalid.title')} text={message || t('mailLink.invalid.text')}>
      <div className={form.actions}>{children}</div>
    </AuthFrame>
  );
}
