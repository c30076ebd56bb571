import { Link, useT } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';

/** Shown at the checkout if there is nothing to buy. */
export function EmptyCheckout() {
  const t = useT();
  return (
    <EmptyState
      title={t('cart.empty.title')}
      actions={<Button render={<Link to="/products" />}>{t('cart.empty.action')}</Button>}
    >
      {t('cart.empty.text')}
    </EmptyState>
  );
}
