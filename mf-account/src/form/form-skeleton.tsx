import { Card, Skeleton } from '@aimante/ui';
import styles from './form.module.css';

export function FormSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Card className={styles.card}>
      <div className={styles.form}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="block" height="4.75rem" />
        ))}
      </div>
    </Card>
  );
}
