import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { leaveTrail, placeOf } from '../source/page-trail.ts';
import type { ListState } from '../source/use-list-state.ts';
import styles from './list-footer.module.css';

interface ListFooterProps {
  readonly state: ListState;
  readonly shown: number;
  readonly total: number;
  readonly next: string | null;
  readonly onPage: () => void;
}

export function ListFooter({ state, shown, total, next, onPage }: ListFooterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = placeOf(state.after);
  function go(after: string | undefined) {
    state.set({ after });
    onPage();
  }
  function goOn(after: string) {
    leaveTrail(after, { before: state.after, offset: (place?.offset ?? 0) + shown });
    go(after);
  }
  const words = { count: total, total: format.count(total) };
  return (
    <div className={styles.footer}>
      <p role="status">
        {place && shown > 0
          ? t('list.range', { ...words, from: format.count(place.offset + 1), to: format.count(place.offset + shown) })
          : t('list.shown', { ...words, shown: format.count(shown) })}
      </p>
      <p className={styles.keys}>
        <kbd>J</kbd> <kbd>K</kbd> {t('list.keys.rows')} <kbd>X</kbd> {t('list.keys.select')} <kbd>?</kbd>{' '}
        {t('list.keys.help')}
      </p>
      {(state.after || next) && (
        <div className={styles.pages}>
          <Button size="deskSmall" variant="secondary" disabled={!state.after} onClick={() => go(place?.before)}>
            {t(place ? 'list.previous' : 'list.first')}
          </Button>
          <Button size="deskSmall" variant="secondary" disabled={!next} onClick={() => next && goOn(next)}>
            {t('list.next')}
          </Button>
        </div>
      )}
    </div>
  );
}
