import { Link } from '@aimante/remote';
import { Checkbox, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';

interface TermsProps {
  readonly isAccepted: boolean;
  readonly hasFault: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The conditions of every method. They come before the wallets, because a wallet's button already orders. */
export function Terms({ isAccepted, hasFault, onChange }: TermsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Notice tone="neutral">{t('payment.withdrawal.text')}</Notice>
      <Checkbox
        label={
          <Trans
            t={t}
            i18n={i18n}
            i18nKey="payment.terms.text"
            components={{ terms: <Link to="/legal/terms" target="_blank" /> }}
          />
        }
        checked={isAccepted}
        onChange={(event) => onChange(event.target.checked)}
        error={hasFault && t('payment.terms.error')}
        required
      />
    </>
  );
}
