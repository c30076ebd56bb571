import { IconButton } from '@aimante/ui';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

interface RecentSearchesProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly entries: readonly string[];
  readonly onSearch: (search: string) => void;
  readonly onRemove: (search: string) => void;
}

export function RecentSearches({ ref, entries, onSearch, onRemove }: RecentSearchesProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} className={styles.panel}>
      <p className={styles.note}>{t('searchBox.recent.title')}</p>
      <ul className={styles.recent} aria-label={t('searchBox.recent.title')}>
        {entries.map((entry) => (
          <li key={entry}>
            <button type="button" className={styles.again} onClick={() => onSearch(entry)}>
              <History size={16} />
              <span>{entry}</span>
            </button>
            <IconButton
              label={t('searchBox.recent.remove', { search: entry })}
              variant="ghost"
              size="desk"
              onClick={() => onRemove(entry)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
