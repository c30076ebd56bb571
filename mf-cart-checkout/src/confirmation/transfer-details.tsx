import type { PaymentAction } from '@aimante/api-contract/payments';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { groupIban } from '@aimante/shop/iban';
import { Card, formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './confirmation-view.module.css';

type Transfer = Extract<PaymentAction, { kind: 'transfer' }>;

export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { iban, bic, holder, reference, amountCents, dueOn } = transfer;
  const rows = [
    [t('transfer.holder.label'), holder],
    [t('transfer.iban.label'), groupIban(iban, '\u00a0')],
    [t('transfer.bic.label'), bic],
    [t('transfer.reference.label'), reference],
    [t('transfer.amount.label'), formatPrice(amountCents, locale)],
  ] as const;
  return (
    <Card tone="sand" className={styles.transfer} render={<section aria-labelledby="transfer-title" />}>
      <h2 id="transfer-title">{t('transfer.title.text')}</h2>
      <p>{t('transfer.due.text', { day: formatDate(dueOn, locale, 'weekday') })}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
