import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

export function EmptyCheckout() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('cart.empty.title')}
      actions={<Button render={<Link to="/products" />}>{t('cart.empty.action')}</Button>}
    >
      {t('cart.empty.text')}
    </EmptyState>
  );
}
