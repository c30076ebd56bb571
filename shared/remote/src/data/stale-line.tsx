import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Button } from '@aimante/ui';
import type { LoadState } from './loaded.tsx';
import styles from './stale-line.module.css';
import { useDataTexts } from './use-data-texts.ts';

/** Above content that failed to load again: the time of the content, and a button to retry. */
export function StaleLine({ query }: { query: LoadState<unknown> }) {
  const t = useDataTexts();
  const locale = useLocale();
  return (
    <p role="status" className={styles.stale}>
      {t('stale', { time: formatDate(query.dataUpdatedAt, locale, 'clock') })}
      <Button variant="text" size="deskSmall" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </p>
  );
}
