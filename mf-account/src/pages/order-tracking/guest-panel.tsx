import type { Order } from '@aimante/api-contract/orders';
import { Link } from '@aimante/remote';
import { Card, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { maskedEmail } from './masked-email.ts';
import styles from './order-tracking.module.css';

export function GuestPanel({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { email, isGuestOrder, loyaltyPoints } = order;
  const person = order.shippingAddress ?? order.billingAddress;
  const hasPoints = loyaltyPoints > 0 && order.refundedCents === 0;
  return (
    <Card tone="sand" padding="small" className={styles.guest} render={<section aria-labelledby="tracking-guest" />}>
      <h2 id="tracking-guest">{t('tracking.guest.title')}</h2>
      <p>{t('tracking.guest.text', { email: maskedEmail(email) })}</p>
      {isGuestOrder && hasPoints && <p>{t('tracking.guest.points', { count: loyaltyPoints })}</p>}
      {isGuestOrder ? (
        <UiLink
          render={
            <Link
              to="/auth/signup?redirect=/orders"
              state={{ email, firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' }}
            />
          }
        >
          {t('tracking.guest.signup')}
        </UiLink>
      ) : (
        <UiLink render={<Link to="/auth/login?redirect=/orders" />}>{t('tracking.guest.login')}</UiLink>
      )}
    </Card>
  );
}
