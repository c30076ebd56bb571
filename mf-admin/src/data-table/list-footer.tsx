import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import styles from './list-footer.module.css';
import type { ListState } from './use-list-state.ts';

interface ListFooterProps {
  readonly state: ListState;
  readonly shown: number;
  readonly total: number;
  readonly next: string | null;
}

/** How many rows there are, and the way to the others. */
export function ListFooter({ state, shown, total, next }: ListFooterProps) {
  const t = useT();
  return (
    <div className={styles.footer}>
      <p role="status">{t('list.shown', { shown, count: total })}</p>
      <p className={styles.keys}>
        <kbd>J</kbd> <kbd>K</kbd> {t('list.keys.rows')} <kbd>X</kbd> {t('list.keys.select')} <kbd>?</kbd>{' '}
        {t('list.keys.help')}
      </p>
      {(state.after || next) && (
        <div className={styles.pages}>
          <Button
            size="deskSmall"
            variant="secondary"
            disabled={!state.after}
            onClick={() => state.set({ after: undefined })}
          >
            {t('list.first')}
          </Button>
          <Button
            size="deskSmall"
            variant="secondary"
            disabled={!next}
            onClick={() => state.set({ after: next ?? undefined })}
          >
            {t('list.next')}
          </Button>
        </div>
      )}
    </div>
  );
}
