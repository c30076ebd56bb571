import { NavLink, useLinks } from '@aimante/remote';
import Blocks from 'lucide-react/icons/blocks';
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

/** The icon of a page of this remote, by its id. Pages of other remotes share one. */
const ICONS: Readonly<Record<string, typeof Blocks>> = {
  account: LayoutGrid,
  orders: Package,
  loyalty: Sparkles,
  'account-addresses': MapPin,
  'account-profile': UserRound,
  'account-security': Lock,
  'account-preferences': SlidersHorizontal,
  'account-data': Database,
};

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
  const links = useLinks('account-nav');
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
      {links.map(({ remote, page, path, label }) => {
        const Icon = (remote === 'mf-account' && ICONS[page]) || Blocks;
        return (
          <NavLink key={`${remote} ${path}`} to={path} end={path === '/account'}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </NavLink>
        );
      })}
    </nav>
  );
}
