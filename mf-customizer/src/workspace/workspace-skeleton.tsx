import { PageIntro, Skeleton } from '@aimante/ui';
import styles from './workspace-skeleton.module.css';

export function WorkspaceSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page} aria-busy="true">
      <PageIntro title={title} text={<Skeleton width="min(26rem, 80%)" />} />
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
