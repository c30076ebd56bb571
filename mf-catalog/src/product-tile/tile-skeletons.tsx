import { classNames, Skeleton } from '@aimante/ui';
import grid from './tile-grid.module.css';

interface TileSkeletonsProps {
  readonly count: number;
  /** Read by screen readers while the cards load. */
  readonly label: string;
  /** At most three per row, as in the list that follows. */
  readonly isThree?: boolean;
  /** The grid of the list that follows, if it is not the one of products. */
  readonly className?: string | undefined;
}

export function TileSkeletons({ count, label, isThree = false, className = grid.grid }: TileSkeletonsProps) {
  return (
    <ul className={classNames(className, isThree && grid.three)} aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton shape="block" width="100%" ratio={4 / 3} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </li>
      ))}
    </ul>
  );
}
