import type { Notice } from '@aimante/contract';
import { missingModules } from '@aimante/remote';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notices } from './notices.ts';
import styles from './plain-notice.module.css';

const NONE: readonly Notice[] = [];

interface PlainNoticesProps {
  readonly notices: Notices;
  /** The toasts crashed. Otherwise they are loading, and plain notices appear only when their files fail to load. */
  readonly haveToastsCrashed?: boolean;
}

/** The fallback for toasts: shows the waiting notices. */
export function PlainNotices({ notices, haveToastsCrashed = false }: PlainNoticesProps) {
  const { t } = useTranslation();
  const isMissing = useSyncExternalStore(missingModules.subscribe, missingModules.get, () => 0) > 0;
  const waiting = useSyncExternalStore(notices.waiting.subscribe, notices.waiting.get, () => NONE);
  return (
    <div className={styles.region} role="status">
      {(isMissing || haveToastsCrashed) &&
        waiting.map((notice, index) => (
          <div key={index} className={styles.notice} data-kind={notice.kind}>
            <p>{notice.text}</p>
            {notice.action && (
              <button
                type="button"
                onClick={() => {
                  notices.drop(notice);
                  notice.action?.run();
                }}
              >
                {notice.action.label}
              </button>
            )}
            <button type="button" aria-label={t('toast.close')} onClick={() => notices.drop(notice)}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        ))}
    </div>
  );
}
