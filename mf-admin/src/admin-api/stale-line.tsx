import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useFormat } from '../numbers/format.ts';
import styles from './loaded.module.css';
import type { LoadState } from './loaded.tsx';

/** What is shown could not be read again: as of when it is, and a way to try. */
export function StaleLine({ query }: { query: LoadState<unknown> }) {
  const t = useT();
  const format = useFormat();
  return (
    <p role="status" className={styles.stale}>
      {t('error.stale', { time: format.clock(query.dataUpdatedAt) })}
      <Button variant="text" size="deskSmall" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('error.retry')}
      </Button>
    </p>
  );
}
