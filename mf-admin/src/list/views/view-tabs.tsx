import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewAddress } from '../source/list-query.ts';
import type { ListView } from '../source/list-types.ts';
import { type SavedView, useSavedViews } from './saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  readonly list: string;
  readonly views: readonly ListView[];
  readonly address: string;
}

export function ViewTabs({ list, views, address }: ViewTabsProps) {
  const { t } = useTranslation();
  const saved = useSavedViews(list);
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const isKnown = [...views, ...saved.views].some(({ search }) => viewAddress(search) === address);
  const current = (search: string) => (viewAddress(search) === address ? 'true' : undefined);
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('list.views')} className={styles.row}>
        {views.map((view) => (
          <Link key={view.id} to={{ search: view.search }} className={styles.tab} aria-current={current(view.search)}>
            {view.label}
            {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
          </Link>
        ))}
        {saved.views.map((view) => (
          <span key={view.id} className={styles.saved}>
            <Link to={{ search: view.search }} className={styles.tab} aria-current={current(view.search)}>
              {view.isShared && (
                <Users
                  size={14}
                  role="img"
                  aria-label={
                    view.ownerName ? t('list.view.sharedBy', { name: view.ownerName }) : t('list.view.shared')
                  }
                />
              )}
              {view.name}
            </Link>
            {view.isEditable && (
              <button
                type="button"
                className={styles.edit}
                aria-label={t('list.view.editNamed', { name: view.name })}
                onClick={() => setEdited(view)}
              >
                <Pencil size={14} />
              </button>
            )}
          </span>
        ))}
      </nav>
      {!isKnown && (
        <Button variant="text" size="deskSmall" icon={<BookmarkPlus size={16} />} onClick={() => setEdited('new')}>
          {t('list.saveView')}
        </Button>
      )}
      {edited && (
        <ViewDialog
          view={edited === 'new' ? undefined : edited}
          address={address}
          saved={saved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
