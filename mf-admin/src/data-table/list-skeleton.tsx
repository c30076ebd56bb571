import { Skeleton } from '@aimante/ui';
import styles from './data-table.module.css';

/** Ten rows on their way. */
export function ListSkeleton() {
  return (
    <div className={styles.sheet}>
      <Skeleton shape="block" height="34rem" />
    </div>
  );
}
