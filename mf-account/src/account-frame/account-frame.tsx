import { NavLink } from '@aimante/remote';
import Database from 'lucide-react/icons/database';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-frame.module.css';

const PLACES = [
  { key: 'overview', path: '/account', Icon: LayoutGrid },
  { key: 'orders', path: '/orders', Icon: Package },
  { key: 'loyalty', path: '/loyalty', Icon: Sparkles },
  { key: 'addresses', path: '/account/addresses', Icon: MapPin },
  { key: 'profile', path: '/account/profile', Icon: UserRound },
  { key: 'security', path: '/account/security', Icon: Lock },
  { key: 'preferences', path: '/account/preferences', Icon: SlidersHorizontal },
  { key: 'data', path: '/account/data', Icon: Database },
] as const;

interface AccountFrameProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Shown above the title: a link back to a list. */
  readonly above?: ReactNode;
  /** Shown opposite the title: a search or a status. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function AccountFrame({ title, text, above, aside, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <AccountNavigation />
      <div className={styles.content}>
        <header className={styles.head}>
          {above}
          <div className={styles.line}>
            <div>
              <h1 tabIndex={-1}>{title}</h1>
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {aside}
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}

function AccountNavigation() {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  // The element has no size until the page is shown, which may be later than the mount.
  useEffect(() => {
    const nav = row.current;
    if (!nav || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const current = nav.querySelector<HTMLElement>('[aria-current="page"]');
      if (current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 3;
    });
    observer.observe(nav);
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={row} className={styles.navigation} aria-label={t('account.navigation.label')}>
      {PLACES.map(({ key, path, Icon }) => (
        <NavLink key={key} to={path} end={path === '/account'}>
          <Icon size={18} aria-hidden="true" />
          {t(`account.navigation.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
