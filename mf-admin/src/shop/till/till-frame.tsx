import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { classNames, IconButton } from '@aimante/ui';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../desk/logo.tsx';
import { LITTLE_ROOM } from './room-left.ts';
import styles from './till-frame.module.css';
import type { TillFacts } from './use-till.ts';

export const tabs = ['sale', 'sales', 'closing'] as const;
export type TillTab = (typeof tabs)[number];

interface TillFrameProps {
  readonly facts: TillFacts;
  readonly tab?: TillTab;
  readonly onTab?: (tab: TillTab) => void;
  readonly onChangeSeller?: () => void;
  readonly children: ReactNode;
}

/** The top bar of the till: the market, three tabs, and what waits to be sent. */
export function TillFrame({ facts, tab, onTab, onChangeSeller, children }: TillFrameProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stand, device, seller } = facts;
  return (
    <div className={styles.frame} data-says-offline>
      <header className={styles.bar}>
        <span className={styles.logo}>
          <Logo label={t('nav.home')} />
        </span>
        <div className={styles.place}>
          <h1>{stand?.event.name ?? t('till.title')}</h1>
          <p>
            {[formatDate(new Date(), locale, 'dayOfWeekAndMonth'), device?.name, seller?.name]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {onChangeSeller && (
          <IconButton label={t('till.changeSeller')} variant="outline" onClick={onChangeSeller}>
            <UserRoundPen size={20} />
          </IconButton>
        )}
        {onTab && (
          <nav className={styles.tabs} aria-label={t('till.tabs')}>
            {tabs.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === tab ? 'page' : undefined}
                onClick={() => onTab(each)}
              >
                {t(`till.tab.${each}`)}
              </button>
            ))}
          </nav>
        )}
        <Network facts={facts} />
      </header>
      <Alerts facts={facts} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const CLOCK_TOLERANCE_MS = 2 * 60_000;

/** What the seller has to know before the next sale. */
function Alerts({ facts: { refused, trouble, room, clock } }: { facts: TillFacts }) {
  const { t } = useTranslation();
  const minutes = Math.round(Math.abs(clock) / 60_000);
  const alerts = [
    room < LITTLE_ROOM && t('till.littleRoom', { count: Math.max(0, Math.floor(room / 1_000_000)) }),
    refused > 0 && t('till.refused', { count: refused }),
    trouble === 'device-unknown' && t('till.deviceUnknown'),
    Math.abs(clock) > CLOCK_TOLERANCE_MS && t(clock > 0 ? 'till.clockAhead' : 'till.clockBehind', { count: minutes }),
  ].filter((text) => text !== false);
  if (alerts.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {alerts.map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
    </div>
  );
}

function Network({ facts: { waiting, trouble } }: { facts: TillFacts }) {
  const { t } = useTranslation();
  const isOffline = trouble === 'offline' || !navigator.onLine;
  const Icon = isOffline ? WifiOff : waiting > 0 ? CloudUpload : CloudCheck;
  const waits = waiting > 0 ? t('till.toSend', { count: waiting }) : undefined;
  const words = isOffline ? [t('till.offline'), waits] : [waits ?? t('till.allSent')];
  return (
    <output className={classNames(styles.network, (isOffline || waiting > 0) && styles.waits)}>
      <Icon size={18} aria-hidden="true" />
      {words.filter(Boolean).join(' · ')}
    </output>
  );
}
