import type { OrderSummary } from '@aimante/api-contract/orders';
import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

const URGENT: ReadonlySet<OrderSummary['nextAction']> = new Set(['pay', 'add_photos', 'replace_photo']);

type Step = Pick<OrderSummary, 'id' | 'number' | 'nextAction' | 'trackingUrl'>;

/** The next action of an order. An action that does not need the customer is less prominent. */
export function NextStep({ order }: { readonly order: Step }) {
  const { t } = useTranslation();
  const { id, number, nextAction: action, trackingUrl } = order;
  const label = action ? t(`orders.action.${action}`) : t('orders.action.open');
  const to = action === 'pay' ? paymentPath(id) : `/orders/${number}`;
  const isOutside = action === 'track' && trackingUrl !== null;
  return (
    <Button
      size="small"
      variant={URGENT.has(action) ? 'primary' : 'secondary'}
      aria-label={t('orders.action.label', { action: label, number })}
      render={
        // biome-ignore lint/a11y/useAnchorContent: the Button renders its text inside this link.
        isOutside ? <a href={trackingUrl} target="_blank" rel="noopener noreferrer" /> : <Link to={to} />
      }
    >
      {label}
    </Button>
  );
}

export const paymentPath = (orderId: string): string => `/checkout/payment?order=${orderId}`;
