import { localizePath, rememberLocale } from '@aimante/contract';
import {
  Link,
  NavLink,
  type PageLink,
  useLinks,
  useLocale,
  useLocation,
  useNavigate,
  usePlatform,
} from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../form/leave-guard/leaving.ts';
import { arrivalsOf, useDashboardStats } from './arrivals.ts';
import { Logo } from './logo.tsx';
import { navGroups, navIcon } from './nav-links.ts';
import { rightOf, useMay } from './page-rights.ts';
import styles from './side-bar.module.css';

/** Navigation with the number of open items per page. `onGo` closes the drawer around it. */
export function SideBar({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const stats = useDashboardStats();
  const counts = stats ? arrivalsOf(stats) : {};
  const isInDrawer = onGo !== undefined;
  return (
    <div className={styles.bar} data-drawer={isInDrawer || undefined}>
      {!isInDrawer && (
        <Link to="/admin" className={styles.logo}>
          <Logo label={t('nav.home')} />
        </Link>
      )}
      <nav aria-label={t('nav.label')} className={styles.nav}>
        {navGroups.map((group) => (
          <NavGroup
            key={group.slot}
            slot={group.slot}
            heading={'heading' in group ? t(group.heading) : undefined}
            counts={counts}
            onGo={onGo}
          />
        ))}
      </nav>
      <Me />
    </div>
  );
}

interface NavGroupProps {
  readonly slot: string;
  readonly heading: string | undefined;
  /** Number of open items, by the page of this remote. */
  readonly counts: Readonly<Record<string, number>>;
  readonly onGo: (() => void) | undefined;
}

function NavGroup({ slot, heading, counts, onGo }: NavGroupProps) {
  const may = useMay();
  const links = useLinks(slot).filter(({ path }) => may(rightOf(path)));
  if (links.length === 0) return null;
  return (
    <div className={styles.group}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={`${link.remote} ${link.path}`}>
            <NavEntry link={link} count={link.remote === 'mf-admin' ? counts[link.page] : undefined} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NavEntryProps extends Pick<NavGroupProps, 'onGo'> {
  readonly link: PageLink;
  readonly count: number | undefined;
}

function NavEntry({ link, count, onGo }: NavEntryProps) {
  const Icon = navIcon(link);
  return (
    <NavLink to={link.path} end={link.path === '/admin'} className={styles.link ?? ''} onClick={onGo}>
      <Icon size={18} aria-hidden="true" />
      <span>{link.label}</span>
      {count ? <span className={styles.count}>{count}</span> : null}
    </NavLink>
  );
}

function Me() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { session } = usePlatform();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const other = locale === 'fr' ? 'en' : 'fr';
  async function leave() {
    if (!(await mayLeave())) return;
    await session.logout();
    await navigate('/');
  }
  return (
    <div className={styles.me}>
      <span className={styles.who}>{t('nav.workshop')}</span>
      {/* A full page load: another language is another address, and the saved choice would redirect back. */}
      <a
        href={localizePath(pathname + search, other)}
        lang={other}
        hrefLang={other}
        className={styles.language}
        onClick={() => rememberLocale(other)}
      >
        {t('nav.otherLanguage')}
      </a>
      <IconButton label={t('nav.shop')} size="desk" variant="ghost" render={<Link to="/" />}>
        <ExternalLink size={18} />
      </IconButton>
      <IconButton label={t('nav.logout')} size="desk" variant="ghost" onClick={() => void leave()}>
        <LogOut size={18} />
      </IconButton>
    </div>
  );
}
