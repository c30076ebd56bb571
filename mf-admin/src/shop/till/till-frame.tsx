import { classNames } from '@aimante/ui';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../desk/logo.tsx';
import styles from './till-frame.module.css';
import type { TillFacts } from './use-till.ts';

export const tabs = ['sale', 'sales', 'closing'] as const;
export type TillTab = (typeof tabs)[number];

interface TillFrameProps {
  readonly facts: TillFacts;
  readonly tab?: TillTab;
  readonly onTab?: (tab: TillTab) => void;
  readonly children: ReactNode;
}

/** The top bar of the till: the market, three tabs, and what waits to be sent. */
export function TillFrame({ facts, tab, onTab, children }: TillFrameProps) {
  const { t } = useTranslation();
  const { stand, device, seller } = facts;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Logo label={t('nav.home')} />
        <div className={styles.place}>
          <h1>{stand?.event.name ?? t('till.title')}</h1>
          <p>{[device?.name, seller?.name].filter(Boolean).join(', ')}</p>
        </div>
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
      {facts.refused > 0 && (
        <p role="alert" className={styles.alert}>
          {t('till.refused', { count: facts.refused })}
        </p>
      )}
      {facts.trouble === 'device-unknown' && (
        <p role="alert" className={styles.alert}>
          {t('till.deviceUnknown')}
        </p>
      )}
      <div className={styles.content}>{children}</div>
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
