import { Button, RemovableChip } from '@aimante/ui';
import Search from 'lucide-react/icons/search';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../source/list-types.ts';
import type { ListState } from '../source/use-list-state.ts';
import { FilterMenu } from './filter-menu.tsx';
import { useFilterText } from './filter-text.ts';
import styles from './list-toolbar.module.css';

const PAUSE_MS = 250;

interface ListToolbarProps {
  readonly state: ListState;
  readonly filters: readonly ListFilter[];
  /** What the search covers. Undefined: the list has no search. */
  readonly searchLabel?: string | undefined;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly tools?: ReactNode;
}

export function ListToolbar({ state, filters, searchLabel, searchBox, tools }: ListToolbarProps) {
  const { t } = useTranslation();
  const filterText = useFilterText();
  const inForce = filters.flatMap((filter) => {
    const value = state.get(filter.id);
    return value === undefined ? [] : [{ id: filter.id, label: filter.label, value: filterText(filter, value) }];
  });
  return (
    <div className={styles.bar}>
      {searchLabel && <SearchBox state={state} label={searchLabel} box={searchBox} />}
      {inForce.map(({ id, label, value }) => (
        <RemovableChip
          key={id}
          variant="wash"
          removeLabel={t('list.removeFilter', { name: label, value })}
          onClick={() => state.set({ [id]: undefined })}
        >
          <span className={styles.filter}>{label}</span> {value}
        </RemovableChip>
      ))}
      {filters.length > 0 && <FilterMenu filters={filters} state={state} />}
      {inForce.length > 0 && (
        <Button
          variant="text"
          size="deskSmall"
          onClick={() => state.set({ q: undefined, ...Object.fromEntries(filters.map(({ id }) => [id, undefined])) })}
        >
          {t('list.clear')}
        </Button>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}

function SearchBox(props: { state: ListState; label: string; box: RefObject<HTMLInputElement | null> }) {
  const { state, label, box } = props;
  const [typed, setTyped] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  const [sent, setSent] = useState(state.search);
  if (known !== state.search) {
    setKnown(state.search);
    // The address repeats what was typed a moment ago. Newer letters must not be overwritten by it.
    if (state.search !== sent) {
      setSent(state.search);
      setTyped(state.search);
    }
  }
  function send() {
    if (typed.trim() === state.search) return;
    setSent(typed.trim());
    state.set({ q: typed.trim() || undefined });
  }
  useEffect(() => {
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // A filter that is chosen next must not lose the last letters.
        onBlur={send}
      />
      <kbd>/</kbd>
    </div>
  );
}
