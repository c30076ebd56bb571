import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useLocalized } from '../texts.tsx';
import styles from './search-form.module.css';

/** The search without the remote that suggests: a plain form with the same look. */
export function SearchForm() {
  const { t } = useTranslation();
  const localized = useLocalized();
  return (
    <search>
      <form className={styles.form} action={localized('/products')}>
        <Search className={styles.icon} size={20} aria-hidden="true" />
        <input
          className={styles.field}
          type="search"
          name="search"
          required
          aria-label={t('header.search.label')}
          placeholder={t('header.search.label')}
        />
      </form>
    </search>
  );
}
