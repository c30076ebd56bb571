import { localizePath, rememberLocale } from '@aimante/contract';
import { Link, NavLink, useLocale, useLocation, useNavigate, usePlatform } from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../form/leave-guard/leaving.ts';
import { arrivalsOf, useDashboardStats } from './arrivals.ts';
import { Logo } from './logo.tsx';
import { type NavId, navGroups, navIcons } from './nav-links.ts';
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
          <div key={group.id} className={styles.group}>
            {'heading' in group && <p className={styles.heading}>{t(group.heading)}</p>}
            <ul className={styles.list}>
              {group.links.map(({ id, path }) => (
                <li key={id}>
                  <NavEntry link={{ id, path }} count={counts[id]} onGo={onGo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Me />
    </div>
  );
}

interface NavEntryProps {
  readonly link: { readonly id: NavId; readonly path: string };
  readonly count: number | undefined;
  readonly onGo: (() => void) | undefined;
}

function NavEntry({ link: { id, path }, count, onGo }: NavEntryProps) {
  const { t } = useTranslation();
  const Icon = navIcons[id];
  return (
    <NavLink to={path} end={id === 'dashboard'} className={styles.link ?? ''} onClick={onGo}>
      <Icon size={18} aria-hidden="true" />
      <span>{t(`nav.${id}`)}</span>
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
