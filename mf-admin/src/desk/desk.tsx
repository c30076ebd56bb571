import { untilLoaded, useLocation, usePlatform } from '@aimante/remote';
import { LoadedContext } from '@aimante/remote/data';
import { Drawer, EmptyState, IconButton, OverlayContainer } from '@aimante/ui';
import Keyboard from 'lucide-react/icons/keyboard';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink, Neighbours, type OpenRow } from './back-links.tsx';
import { Bell } from './bell.tsx';
import styles from './desk.module.css';
import { KeyHelp } from './key-help.tsx';
import { rightOf, useMay } from './page-rights.ts';
import { SecondFactorNotice } from './second-factor-notice.tsx';
import { ShopState } from './shop-state.tsx';
import { SideBar } from './side-bar.tsx';
import { useGoKeys } from './use-go-keys.ts';

// biome-ignore lint/plugin: this is a preload, which may fail. The later load is wrapped in `untilLoaded`.
const loadPalette = () => import(/* webpackChunkName: "command-palette" */ './command-palette/command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await untilLoaded(loadPalette)).CommandPalette }));

interface DeskProps {
  readonly title: ReactNode;
  /** Shown below the title or beside it. */
  readonly lead?: ReactNode;
  /** The list of this row. The arrow before the title links to it. */
  readonly back?: OpenRow | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of every page of the back office: side bar, top bar, title, actions. */
export function Desk({ title, lead, back, actions, children }: DeskProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const may = useMay();
  const isOpen = may(rightOf(useLocation().pathname));
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  // Loaded early, so that letters typed right after Ctrl K reach the palette.
  useEffect(() => void loadPalette().catch(() => undefined), []);
  useGoKeys({ onPalette: () => setIsSearching(true), onHelp: () => setIsHelping(true) });
  return (
    <OverlayContainer value={platform.overlay()}>
      <div className={styles.desk}>
        <div className={styles.side}>
          <SideBar />
        </div>
        <div className={styles.work}>
          <div className={styles.top}>
            <div className={styles.menu}>
              <Drawer
                side="start"
                className={styles.drawer}
                title={t('nav.label')}
                closeLabel={t('action.close')}
                open={isMenuOpen}
                onOpenChange={setIsMenuOpen}
                trigger={
                  <IconButton label={t('nav.open')} variant="ghost">
                    <MenuIcon />
                  </IconButton>
                }
              >
                <SideBar onGo={() => setIsMenuOpen(false)} />
              </Drawer>
            </div>
            <button type="button" className={styles.search} onClick={() => setIsSearching(true)}>
              <Search size={18} aria-hidden="true" />
              <span>{t('palette.open')}</span>
              <kbd>Ctrl K</kbd>
            </button>
            <div className={styles.tools}>
              <span className={styles.wide}>
                <ShopState />
              </span>
              <Bell />
              <span className={styles.wide}>
                <IconButton label={t('keys.title')} size="desk" variant="ghost" onClick={() => setIsHelping(true)}>
                  <Keyboard size={18} />
                </IconButton>
              </span>
            </div>
          </div>
          <header className={styles.head}>
            {back && <BackLink {...back} />}
            <div className={styles.titles}>
              <h1 className={styles.title}>{title}</h1>
              {lead && <div className={styles.lead}>{lead}</div>}
            </div>
            {isOpen && (actions || back) && (
              <div className={styles.actions}>
                {back && <Neighbours {...back} />}
                {actions}
              </div>
            )}
          </header>
          <SecondFactorNotice />
          <LoadedContext value={{ back, className: styles.failed }}>{isOpen ? children : <ClosedPage />}</LoadedContext>
        </div>
      </div>
      {isHelping && <KeyHelp onClose={() => setIsHelping(false)} />}
      {isSearching && (
        <Suspense>
          <CommandPalette onClose={() => setIsSearching(false)} />
        </Suspense>
      )}
    </OverlayContainer>
  );
}

/** The member's roles do not include this page. The server refuses its data too. */
function ClosedPage() {
  const { t } = useTranslation();
  return <EmptyState title={t('closedPage.title')}>{t('closedPage.text')}</EmptyState>;
}
