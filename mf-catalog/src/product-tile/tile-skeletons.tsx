import { classNames, Skeleton } from '@aimante/ui';
import grid from './tile-grid.module.css';

interface TileSkeletonsProps {
  readonly count: number;
  /** Read by screen readers while the cards load. */
  readonly label: string;
  /** At most three per row, as in the list that follows. */
  readonly isThree?: boolean;
}

export function TileSkeletons({ count, label, isThree = false }: TileSkeletonsProps) {
  return (
    <ul className={classNames(grid.grid, isThree && grid.three)} aria-busy="true" aria-label={label}>
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
