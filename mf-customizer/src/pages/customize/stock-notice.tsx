import { Link } from '@aimante/remote';
import { Notice, Link as TextLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './customize-page.module.css';

interface StockNoticeProps {
  readonly stock: number;
  /** Number of magnets that the visitor chose. */
  readonly quantity: number | undefined;
}

/** Shown before the import, so that no photo is cropped in vain. */
export function StockNotice({ stock, quantity = 1 }: StockNoticeProps) {
  const { t } = useTranslation();
  if (stock >= quantity) return null;
  if (stock > 0) return <Notice tone="warning">{t('customize.stock.few', { count: stock })}</Notice>;
  return (
    <div className={styles.outOfStock}>
      <Notice tone="danger">{t('customize.stock.none')}</Notice>
      <TextLink render={<Link to="/products" />}>{t('customize.back.label')}</TextLink>
    </div>
  );
}
