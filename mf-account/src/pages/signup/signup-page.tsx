import { safeRedirect } from '@aimante/contract';
import { Link, useSearchParams } from '@aimante/remote';
import { Link as UiLink } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../auth-frame/auth-frame.tsx';
import { loginIntentOf } from '../../login-intent/login-intent.ts';
import { MailSent } from '../../mail-link/mail-sent.tsx';
import { SignupForm } from './signup-form.tsx';
import styles from './signup-page.module.css';

export function SignupPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const target = safeRedirect(search.get('redirect'));
  const login = target ? `/auth/login?redirect=${encodeURIComponent(target)}` : '/auth/login';
  const back = loginIntentOf(target) === 'checkout' ? { to: '/cart', label: t('auth.cart.link') } : undefined;

  if (sent) {
    return (
      <MailSent
        title={t('signup.sent.title')}
        email={sent.email}
        message={sent.message}
        again={t('signup.sent.again')}
        onAgain={() => setSent(undefined)}
        login={login}
      />
    );
  }
  return (
    <AuthFrame title={t('signup.intro.title')} text={t('signup.intro.text')} back={back}>
      <SignupForm onSent={setSent} />
      <p className={styles.login}>
        {t('signup.login.question')} <UiLink render={<Link to={login} />}>{t('signup.login.link')}</UiLink>
      </p>
    </AuthFrame>
  );
}
