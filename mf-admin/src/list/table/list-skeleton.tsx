import { Skeleton } from '@aimante/ui';
import table from './data-table.module.css';
import styles from './list-skeleton.module.css';

const ROWS = 10;

export function ListSkeleton() {
  return (
    <div className={table.sheet}>
      <div className={styles.head}>
        <Skeleton shape="block" height="2.25rem" />
      </div>
      <RowSkeletons />
    </div>
  );
}

export function RowSkeletons() {
  return (
    <div className={styles.rows}>
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
