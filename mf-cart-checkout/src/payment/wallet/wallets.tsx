import { Button } from '@aimante/ui';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentMethods } from '../form/method-choice.tsx';
import { StripeWallets } from './stripe-wallets.tsx';
import type { WalletPress } from './wallet-press.ts';
import styles from './wallets.module.css';

interface WalletsProps {
  readonly amountCents: number;
  /** True while the order cannot be paid. */
  readonly isBlocked: boolean;
  readonly onPress: WalletPress;
  readonly onDemoPress: () => void;
}

/** The wallets, before the other methods. Shows nothing to a customer without one. */
export function Wallets({ amountCents, isBlocked, onPress, onDemoPress }: WalletsProps) {
  const { t } = useTranslation();
  const { data: methods } = usePaymentMethods();
  const [isEmpty, setIsEmpty] = useState(false);
  const has = (provider: string) => methods?.some((method) => method.provider === provider) ?? false;
  const publishableKey = methods?.find(({ provider }) => provider === 'stripe')?.publishableKey;
  if (isEmpty || !(publishableKey || has('demo'))) return null;
  return (
    <>
      <div className={styles.wallets} inert={isBlocked}>
        {publishableKey ? (
          <StripeWallets
            publishableKey={publishableKey}
            amountCents={amountCents}
            hasPaypal={has('paypal')}
            onPress={onPress}
            onNone={() => setIsEmpty(true)}
          />
        ) : (
          <Button variant="secondary" size="large" icon={<Wallet size={20} aria-hidden="true" />} onClick={onDemoPress}>
            {t('wallet.demo.button')}
          </Button>
        )}
      </div>
      <p className={styles.or}>{t('wallet.or.text')}</p>
    </>
  );
}
