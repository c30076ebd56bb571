import { useNavigate } from '@aimante/remote';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../catalogue/product-path.ts';
import { nextPlace } from './next-place.ts';
import { RecentSearches } from './recent-searches.tsx';
import styles from './search-box.module.css';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';
import { useHistory } from './use-history.ts';
import { usePanel } from './use-panel.ts';
import { useSuggestions } from './use-suggestions.ts';

export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const recent = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const panel = usePanel();
  const history = useHistory();
  const suggestions = useSuggestions(text, panel.isOpen);
  const isRecentShown = panel.isOpen && text === '' && history.entries.length > 0;

  function go(address: string) {
    panel.close();
    setActive(-1);
    void navigate(address);
  }

  function search(wanted: string) {
    if (!wanted.trim()) return;
    history.add(wanted);
    setText(wanted.trim());
    go(`/products?search=${encodeURIComponent(wanted.trim())}`);
  }

  function type(next: string) {
    setText(next);
    setActive(-1);
    panel.open();
  }

  function press(event: KeyboardEvent) {
    const { products } = suggestions;
    const chosen = products[active];
    if (event.key === 'Escape') {
      type('');
      panel.close();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(productPath(chosen));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      panel.open();
      if (isRecentShown) recent.current?.querySelector('button')?.focus();
      setActive((place) => nextPlace(place, event.key === 'ArrowDown' ? 1 : -1, products.length));
    }
  }

  return (
    <search className={styles.search} onFocus={panel.onFocus} onBlur={panel.onBlur}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <Search className={styles.icon} size={20} />
        <input
          className={styles.field}
          type="search"
          name="search"
          role="combobox"
          aria-label={t('searchBox.field.label')}
          aria-expanded={suggestions.products.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? suggestionId(listId, active) : undefined}
          placeholder={t('searchBox.field.label')}
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            history.refresh();
            panel.open();
          }}
          onKeyDown={press}
        />
      </form>
      <SuggestionList
        id={listId}
        suggestions={suggestions}
        active={active}
        onChoose={(product) => go(productPath(product))}
      />
      {isRecentShown && (
        <RecentSearches ref={recent} entries={history.entries} onSearch={search} onRemove={history.remove} />
      )}
    </search>
  );
}
