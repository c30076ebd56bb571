import { useTranslation } from 'react-i18next';
import styles from './text-hint.module.css';

/** What the pointer and the keys do with the selected text. */
export function TextHint() {
  const { t } = useTranslation();
  return <p className={styles.hint}>{t('design.text.hint')}</p>;
}
