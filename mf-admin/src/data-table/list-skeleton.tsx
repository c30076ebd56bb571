import { Skeleton } from '@aimante/ui';
import table from './data-table.module.css';
import styles from './list-skeleton.module.css';

const ROWS = 10;

/** Tabs, search and ten rows on their way. */
export function ListSkeleton() {
  return (
    <div className={table.sheet}>
      <div className={styles.head}>
        <Skeleton shape="block" height="2.25rem" />
      </div>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
