import type { Order } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { groupIban } from '@aimante/shop/iban';
import { Card, formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './transfer-details.module.css';

export function TransferDetails({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const action = order.payment?.action;
  if (order.status !== 'en_attente' || action?.kind !== 'transfer') return null;
  const { iban, bic, holder, reference, amountCents, dueOn } = action;
  return (
    <Card tone="sand" render={<section aria-labelledby="order-transfer" />}>
      <h2 className={styles.title} id="order-transfer">
        {t('order.transfer.title')}
      </h2>
      <p className={styles.text}>{t('order.transfer.due', { day: formatDate(dueOn, locale) })}</p>
      <dl className={styles.rows}>
        <Row name={t('order.transfer.holder')}>{holder}</Row>
        <Row name="IBAN">{groupIban(iban, '\u00a0')}</Row>
        <Row name="BIC">{bic}</Row>
        <Row name={t('order.transfer.reference')}>{reference}</Row>
        <Row name={t('order.transfer.amount')}>{formatPrice(amountCents, locale)}</Row>
      </dl>
    </Card>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
