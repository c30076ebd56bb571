import { useTranslation } from 'react-i18next';
import { keepInPage } from '../own-elements/own-elements.ts';
import { useLocalized } from '../texts.tsx';
import styles from './header.module.css';
import { useSlotLinks } from './use-slot-links.ts';

/** The links out of a page when the header itself fails. Plain links, which load a new document. */
export function PlainHeader() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const links = useSlotLinks('main-nav').filter(({ isHome }) => !isHome);
  return (
    <header ref={keepInPage} className={styles.header}>
      <div className={styles.bar}>
        <a href={localized('/')}>{t('header.home')}</a>
        {links.map(({ key, to, label }) => (
          <a key={key} href={to}>
            {label}
          </a>
        ))}
        <a href={localized('/cart')}>{t('header.cart')}</a>
      </div>
    </header>
  );
}
