import { useTranslation } from 'react-i18next';
import styles from './look.module.css';

export function LookHint() {
  const { t } = useTranslation();
  return <p className={styles.hint}>{t('look.panel.hint')}</p>;
}
