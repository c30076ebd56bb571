import type { PageLocation } from '@aimante/contract';
import { Link, NavLink } from '@aimante/remote';
import { classNames } from '@aimante/ui';
import MenuIcon from 'lucide-react/icons/menu';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keepInPage } from '../own-elements/own-elements.ts';
import { useShell } from '../shell-context.ts';
import { useLocalized } from '../texts.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderPiece } from './header-piece.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import logo from './logo.svg';
import { SearchForm } from './search-form.tsx';
import { useSlotLinks } from './use-slot-links.ts';

const NOT_KNOWN = () => null;

/**
 * On a small screen, everything but the logo and the cart is in a panel. The menu button opens it, a new address closes
 * it.
 */
export function Header({ location }: { location: PageLocation }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const links = useSlotLinks('main-nav');
  const address = location.pathname + location.search;
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === address;
  const isCartNeeded = useIsCartNeeded();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedAt(undefined);
      toggle.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function search() {
    setOpenedAt(address);
    requestAnimationFrame(() => panel.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus());
  }

  return (
    <header ref={keepInPage} className={styles.header}>
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={classNames(styles.toggle, styles.small)}
          data-opens-at-once=""
          suppressHydrationWarning
          aria-expanded={isOpen}
          aria-controls="header-panel"
          aria-label={t(isOpen ? 'header.menu.close' : 'header.menu.open')}
          onClick={() => setOpenedAt(isOpen ? undefined : address)}
        >
          <MenuIcon aria-hidden="true" />
          <X aria-hidden="true" />
        </button>
        <Link className={styles.logo ?? ''} to={localized('/')} aria-label={t('header.home')}>
          <img src={logo} alt="" width="138" height="32" />
        </Link>
        <div ref={panel} id="header-panel" className={styles.panel}>
          <nav className={styles.links} aria-label={t('header.navigation')}>
            {links.map(({ key, to, label, isHome }) => (
              <NavLink key={key} className={styles.link ?? ''} to={to} end={isHome}>
                {label}
              </NavLink>
            ))}
          </nav>
          <HeaderPiece slot="search-box" className={styles.search} location={location} isNeeded={isOpen}>
            <SearchForm />
          </HeaderPiece>
          <LanguageSwitch location={location} />
          <HeaderPiece slot="account-menu" location={location} isNeeded={isOpen}>
            <AccountLink />
          </HeaderPiece>
        </div>
        <button
          type="button"
          className={classNames(styles.toggle, styles.small)}
          aria-label={t('header.search.label')}
          onClick={search}
        >
          <SearchIcon aria-hidden="true" />
        </button>
        <HeaderPiece slot="cart-button" location={location} isNeeded={isCartNeeded}>
          <CartLink />
        </HeaderPiece>
      </div>
    </header>
  );
}

/** Its remote shows what was put into the cart, here or on another device of the account. */
function useIsCartNeeded(): boolean {
  const { cartCount, platform } = useShell();
  const isSignedIn = useSyncExternalStore(platform.session.subscribe, platform.session.get, NOT_KNOWN) !== null;
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => cartCount.subscribe(() => setIsChanged(true)), [cartCount]);
  return isChanged || isSignedIn;
}
