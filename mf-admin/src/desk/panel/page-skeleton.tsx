import { Skeleton } from '@aimante/ui';
import styles from './page-skeleton.module.css';
import { TwoColumns } from './panel.tsx';

export function PanelSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.panel}>
      <Skeleton shape="text" width="40%" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="block" height="1.5rem" />
      ))}
    </div>
  );
}

const cards = (all: readonly number[]) => all.map((lines, index) => <PanelSkeleton key={index} lines={lines} />);

interface PageSkeletonProps {
  /** Number of lines of each card. `side`: of the cards in the side column. */
  readonly main: readonly number[];
  readonly side?: readonly number[];
}

export function PageSkeleton({ main, side }: PageSkeletonProps) {
  if (!side) return <div className={styles.stack}>{cards(main)}</div>;
  return <TwoColumns main={cards(main)} side={cards(side)} />;
}
