import type { SessionAnswer } from '@aimante/api-contract/identity';
import { safeRedirect } from '@aimante/contract';
import { Link, useSearchParams } from '@aimante/remote';
import { Link as UiLink } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../auth-frame/auth-frame.tsx';
import { errandOf } from '../../errand/errand.ts';
import { GuestOffer } from './guest-offer.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { Reactivation } from './reactivation.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useEnter } from './use-enter.ts';

const HOME = '/orders';

/** Where no account is needed, the way without one comes first. */
export function LoginPage() {
  const { t } = useTranslation();
  const enter = useEnter();
  const [search] = useSearchParams();
  const [asleep, setAsleep] = useState<SessionAnswer>();
  const count = useCartCount();
  const target = safeRedirect(search.get('redirect'));
  const errand = errandOf(target);
  const isPaying = errand === 'checkout';

  function open(answer: SessionAnswer) {
    if (answer.user.isActive) enter(answer, target ?? HOME);
    else setAsleep(answer);
  }

  if (asleep) {
    return <Reactivation answer={asleep} onReactivated={(answer) => enter(answer, target ?? HOME)} />;
  }
  return (
    <AuthFrame
      title={t(`login.${errand ?? 'intro'}.title`)}
      text={isPaying && count > 0 ? t('login.checkout.waiting', { count }) : t(`login.${errand ?? 'intro'}.text`)}
      back={isPaying ? { to: '/cart', label: t('auth.cart.link') } : undefined}
    >
      {errand && <GuestOffer errand={errand} />}
      <LoginForm onLogin={open} isSecond={errand !== undefined} />
      <p className={styles.signup}>
        {t('login.signup.question')}{' '}
        <UiLink render={<Link to={signupAddress(target)} />}>{t('login.signup.link')}</UiLink>
        {isPaying && <span className={styles.kept}>{t('login.checkout.photos')}</span>}
      </p>
    </AuthFrame>
  );
}

const signupAddress = (target: string | undefined) =>
  target ? `/auth/signup?redirect=${encodeURIComponent(target)}` : '/auth/signup';
