import type { SessionAnswer } from '@aimante/api-contract/identity';
import type { FactorChallenge } from '@aimante/api-contract/second-factor';
import { safeRedirect } from '@aimante/contract';
import { Link, useSearchParams } from '@aimante/remote';
import { Link as UiLink } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../auth-frame/auth-frame.tsx';
import { loginIntentOf } from '../../login-intent/login-intent.ts';
import { GuestOffer } from './guest-offer.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { Reactivation } from './reactivation.tsx';
import { SecondStep } from './second-step.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useEnter } from './use-enter.ts';

const HOME = '/orders';

/** Where no account is needed, the way without one comes first. */
export function LoginPage() {
  const { t } = useTranslation();
  const enter = useEnter();
  const [search] = useSearchParams();
  const [deactivated, setDeactivated] = useState<SessionAnswer>();
  const [challenge, setChallenge] = useState<FactorChallenge>();
  const count = useCartCount();
  const target = safeRedirect(search.get('redirect'));
  const intent = loginIntentOf(target);
  const isPaying = intent === 'checkout';

  function open(answer: SessionAnswer) {
    if (answer.user.isActive) enter(answer, target ?? HOME);
    else setDeactivated(answer);
  }

  if (deactivated) {
    return <Reactivation answer={deactivated} onReactivated={(answer) => enter(answer, target ?? HOME)} />;
  }
  if (challenge) return <SecondStep challenge={challenge} onLogin={open} onBack={() => setChallenge(undefined)} />;
  return (
    <AuthFrame
      title={t(`login.${intent ?? 'intro'}.title`)}
      text={isPaying && count > 0 ? t('login.checkout.waiting', { count }) : t(`login.${intent ?? 'intro'}.text`)}
      back={isPaying ? { to: '/cart', label: t('auth.cart.link') } : undefined}
    >
      {intent && target && <GuestOffer intent={intent} target={target} />}
      <LoginForm onLogin={open} onSecondStep={setChallenge} isSecond={intent !== undefined} />
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
