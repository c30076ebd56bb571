import { useLocalized, useT } from '../texts.ts';
import styles from './header.module.css';

/** The links out of a page when the header itself fails. Plain links, which load a new document. */
export function PlainHeader() {
  const t = useT();
  const localized = useLocalized();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={localized('/')}>{t('header.home')}</a>
        <a href={localized('/products')}>{t('header.links.products')}</a>
        <a href={localized('/cart')}>{t('header.cart')}</a>
      </div>
    </header>
  );
}
