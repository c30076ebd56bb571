import { internationalPhone } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { Stepper } from '@aimante/ui';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checkout-frame.module.css';
import logo from './logo.svg';
import { useShopPhone } from './use-shop-phone.ts';

const LEGAL = ['terms', 'privacy', 'notice'] as const;

export interface CheckoutStep {
  readonly id: 'cart' | 'delivery' | 'payment';
  /** Link to a completed step. */
  readonly to: string;
}

export const CUSTOMER_STEPS: readonly CheckoutStep[] = [
  { id: 'cart', to: '/cart' },
  { id: 'delivery', to: '/checkout' },
  { id: 'payment', to: '/checkout/payment' },
];

export const GUEST_STEPS: readonly CheckoutStep[] = [
  { id: 'cart', to: '/cart' },
  { id: 'delivery', to: '/checkout/guest?step=livraison' },
  { id: 'payment', to: '/checkout/guest?step=paiement' },
];

interface CheckoutFrameProps {
  readonly steps: readonly CheckoutStep[];
  readonly current: CheckoutStep['id'];
  readonly title: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** The checkout has its own header with the logo as the only link, so that nothing distracts from the order. */
export function CheckoutFrame({ steps, current, title, summary, children }: CheckoutFrameProps) {
  const { t } = useTranslation();
  const place = steps.findIndex(({ id }) => id === current) + 1;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link className={styles.logo} to="/" aria-label={t('checkout.home.label')}>
          <img src={logo} alt="" width="138" height="32" />
        </Link>
        <Stepper
          className={styles.stepper}
          label={t('checkout.steps.label')}
          doneLabel={t('checkout.steps.done')}
          current={current}
          steps={steps.map(({ id, to }) => ({ id, label: t(`checkout.step.${id}`), link: <Link to={to} /> }))}
        />
        <p className={styles.place}>{t('checkout.steps.place', { place, total: steps.length })}</p>
        <ShopPhone />
      </header>
      <div className={styles.columns}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.body}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
      </div>
      <footer className={styles.footer}>
        {LEGAL.map((page) => (
          <Link key={page} to={`/legal/${page}`} target="_blank">
            {t(`checkout.legal.${page}`)}
          </Link>
        ))}
      </footer>
    </div>
  );
}

function ShopPhone() {
  const { t } = useTranslation();
  const phone = useShopPhone();
  if (!phone) return null;
  return (
    <a className={styles.phone} href={`tel:${internationalPhone(phone)}`}>
      <Phone size={16} aria-hidden="true" />
      {t('checkout.phone.label', { phone })}
    </a>
  );
}
