import { Link, useT } from '@aimante/remote';
import { Button, Dialog, TextField } from '@aimante/ui';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useState } from 'react';
import type { ListView } from './list-types.ts';
import { readViews, type SavedView, writeViews } from './saved-views.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  readonly list: string;
  readonly views: readonly ListView[];
  readonly address: string;
}

const normal = (search: string) => {
  const words = new URLSearchParams(search);
  words.sort();
  return words.toString();
};

/** The views of a list: those it comes with, then those that were saved. Each is a link. */
export function ViewTabs({ list, views, address }: ViewTabsProps) {
  const t = useT();
  const [saved, setSaved] = useState(() => readViews(list));
  const [isNaming, setIsNaming] = useState(false);
  const keep = (next: readonly SavedView[]) => {
    setSaved(next);
    writeViews(list, next);
  };
  const isKnown = [...views, ...saved].some(({ search }) => normal(search) === address);
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('list.views')} className={styles.row}>
        {views.map((view) => (
          <Link
            key={view.id}
            to={{ search: view.search }}
            className={styles.tab}
            aria-current={normal(view.search) === address ? 'true' : undefined}
          >
            {view.label}
            {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
          </Link>
        ))}
        {saved.map((view) => (
          <span key={view.name} className={styles.saved}>
            <Link
              to={{ search: view.search }}
              className={styles.tab}
              aria-current={normal(view.search) === address ? 'true' : undefined}
            >
              {view.name}
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('list.forgetView', { name: view.name })}
              onClick={() => keep(saved.filter(({ name }) => name !== view.name))}
            >
              <X size={14} />
            </button>
          </span>
        ))}
      </nav>
      {!isKnown && (
        <Button variant="text" size="deskSmall" icon={<BookmarkPlus size={16} />} onClick={() => setIsNaming(true)}>
          {t('list.saveView')}
        </Button>
      )}
      {isNaming && (
        <NameView
          onClose={() => setIsNaming(false)}
          onName={(name) => keep([...saved.filter((view) => view.name !== name), { name, search: address }])}
        />
      )}
    </div>
  );
}

function NameView({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const t = useT();
  const [name, setName] = useState('');
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() === '') return;
    onName(name.trim());
    onClose();
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('list.saveView')} closeLabel={t('action.close')}>
      <form onSubmit={save} className={styles.form}>
        <TextField
          label={t('list.viewName')}
          size="desk"
          maxLength={40}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="desk">
          {t('action.save')}
        </Button>
      </form>
    </Dialog>
  );
}
