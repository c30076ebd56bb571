import { useNavigate, useT } from '@aimante/remote';
import type { FormEvent } from 'react';
import styles from './search-box.module.css';

/** Searches the catalogue. A blank search is not sent. */
export function SearchBox() {
  const t = useT();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (text) navigate(`/products?search=${encodeURIComponent(text)}`);
  }

  return (
    <search>
      <form onSubmit={submit}>
        <input
          className={styles.field}
          type="search"
          name="search"
          aria-label={t('searchBox.field.label')}
          placeholder={t('searchBox.field.label')}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
