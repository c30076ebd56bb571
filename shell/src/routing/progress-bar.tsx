import { useTranslation } from 'react-i18next';
import styles from './progress-bar.module.css';

/** Says that a page is loading. The style delays it, so a quick navigation shows nothing. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('page.loading')} />;
}
