import { classNames, Skeleton } from '@aimante/ui';
import grid from './tile-grid.module.css';

interface TileSkeletonsProps {
  readonly count: number;
  /** Said to screen readers while nothing is there. */
  readonly label: string;
  /** Three beside each other at most, as in the list that comes. */
  readonly isThree?: boolean;
}

/** The places of cards that are on their way. */
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
