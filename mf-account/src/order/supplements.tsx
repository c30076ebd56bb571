import type { Order } from '@aimante/api-contract/orders';
import { Link, useLocale, useSession } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Button, Card, formatPrice } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import { linkToPay } from './actions/link-to-pay.ts';
import styles from './supplements.module.css';

/** Items that the shop offers or has added to a paid order. They leave together. */
export function Supplements({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { supplements = [], supplementTo } = order;
  const shown = supplements.filter(({ state }) => state === 'open' || state === 'paid');
  if (supplementTo)
    return (
      <Card tone="sand" render={<section aria-labelledby="order-supplement" />}>
        <h2 className={styles.title} id="order-supplement">
          {t('order.supplement.ofTitle', { number: supplementTo.number })}
        </h2>
        <p className={styles.text}>
          {t(order.status === 'en_attente' ? 'order.supplement.ofOpen' : 'order.supplement.ofText')}
        </p>
        <OrderLink {...supplementTo} />
      </Card>
    );
  return shown.map((supplement) => <Supplement key={supplement.id} {...supplement} />);
}

type SupplementProps = NonNullable<Order['supplements']>[number];

function Supplement({ id, number, state, lines, totalCents, expiresAt, trackToken }: SupplementProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const session = useSession();
  const isOpen = state === 'open';
  const amount = formatPrice(totalCents, locale);
  return (
    <Card tone="sand" render={<section aria-labelledby={`supplement-${id}`} />}>
      <h2 className={styles.title} id={`supplement-${id}`}>
        {t(isOpen ? 'order.supplement.openTitle' : 'order.supplement.paidTitle')}
      </h2>
      <p className={styles.text}>{lines.join(', ')}</p>
      <p className={styles.text}>
        {isOpen && expiresAt
          ? t('order.supplement.openText', { amount, time: formatDate(expiresAt, locale, 'moment') })
          : t('order.supplement.paidText', { amount })}
      </p>
      <div className={styles.actions}>
        {isOpen && (
          <Button icon={<CreditCard size={18} />} render={<Link to={linkToPay({ trackToken }, session !== null)} />}>
            {t('order.action.pay')}
          </Button>
        )}
        <OrderLink number={number} trackToken={trackToken} />
      </div>
    </Card>
  );
}

/** The signed link shows the order to its owner and to a guest alike. */
function OrderLink({ number, trackToken }: { readonly number: string; readonly trackToken: string }) {
  const { t } = useTranslation();
  return (
    <Link to={`/orders/track#${new URLSearchParams({ token: trackToken })}`}>
      {t('order.supplement.see', { number })}
    </Link>
  );
}
