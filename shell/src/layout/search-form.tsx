import { useLocalized, useT } from '../texts.ts';
import styles from './search-form.module.css';

/** Searches without the remote that suggests: a plain form. */
export function SearchForm() {
  const t = useT();
  const localized = useLocalized();
  return (
    <search>
      <form action={localized('/products')}>
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
