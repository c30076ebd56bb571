import type { PageLocation } from '@aimante/contract';
import { Link, NavLink } from 'react-router-dom';
import { useLocalized, useT } from '../texts.ts';
import { Fragment } from './fragment.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import logo from './logo.svg';

const LINKS = [
  { key: 'home', path: '/' },
  { key: 'products', path: '/products' },
  { key: 'portfolio', path: '/portfolio' },
  { key: 'contact', path: '/contact' },
] as const;

export function Header({ location }: { location: PageLocation }) {
  const t = useT();
  const localized = useLocalized();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={localized('/')} aria-label={t('header.home')}>
          <img src={logo} alt="" width="138" height="32" />
        </Link>
        <nav className={styles.links} aria-label={t('header.navigation')}>
          {LINKS.map(({ key, path }) => (
            <NavLink key={key} className={styles.link ?? ''} to={localized(path)} end={path === '/'}>
              {t(`header.links.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <Fragment slot="search-box" location={location}>
            <SearchForm />
          </Fragment>
          <LanguageSwitch location={location} />
          <Fragment slot="account-menu" location={location}>
            <Link to={localized('/auth/login')}>{t('header.login')}</Link>
          </Fragment>
          <Fragment slot="cart-button" location={location}>
            <Link to={localized('/cart')}>{t('header.cart')}</Link>
          </Fragment>
        </div>
      </div>
    </header>
  );
}

/** Searches without any script of a remote. */
function SearchForm() {
  const t = useT();
  const localized = useLocalized();
  return (
    <search>
      <form className={styles.search} action={localized('/products')}>
        <input
          type="search"
          name="search"
          required
          aria-label={t('header.search.label')}
          placeholder={t('header.search.label')}
        />
      </form>
    </search>
  );
}
