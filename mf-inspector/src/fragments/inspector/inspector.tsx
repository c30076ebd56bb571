import ChevronDown from 'lucide-react/icons/chevron-down';
import ScanEye from 'lucide-react/icons/scan-eye';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bus } from './bus.tsx';
import styles from './inspector.module.css';
import { Outlines } from './outlines.tsx';
import { PageVitals } from './page-vitals.tsx';
import { useErrors } from './use-errors.ts';
import { useOverview } from './use-overview.ts';
import { Versions } from './versions.tsx';

/** Shows which release fills which part of the page, the events of the bus, and the choice of other releases. */
export function Inspector() {
  const { t } = useTranslation();
  const [overview, reload] = useOverview();
  const [isFolded, setIsFolded] = useState(false);
  const errors = useErrors();
  useFoldKey(() => setIsFolded((before) => !before));
  const remotes = typeof overview === 'object' ? overview.remotes : [];
  if (isFolded) {
    return (
      <button
        type="button"
        className={styles.unfold}
        aria-label={t('inspector.unfold')}
        onClick={() => setIsFolded(false)}
      >
        <ScanEye size={20} />
      </button>
    );
  }
  return (
    <>
      <Outlines remotes={remotes} errors={errors} />
      <aside className={styles.panel} aria-label={t('inspector.title')}>
        <header className={styles.top}>
          <ScanEye size={18} />
          <h2 className={styles.title}>{t('inspector.title')}</h2>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('inspector.fold')}
            onClick={() => setIsFolded(true)}
          >
            <ChevronDown size={18} />
          </button>
          <a className={styles.icon} aria-label={t('inspector.close')} href="?inspect=none">
            <X size={18} />
          </a>
        </header>
        {overview === 'loading' && <p className={styles.note}>{t('inspector.loading')}</p>}
        {overview === 'failed' && (
          <p className={styles.note} role="alert">
            {t('inspector.failed')}{' '}
            <button type="button" className={styles.link} onClick={reload}>
              {t('inspector.retry')}
            </button>
          </p>
        )}
        {typeof overview === 'object' && <Versions overview={overview} errors={errors} />}
        <Bus />
        <PageVitals errors={Object.values(errors).reduce((sum, count) => sum + count, 0)} />
      </aside>
    </>
  );
}

function useFoldKey(toggle: () => void): void {
  useEffect(() => {
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyI') toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
