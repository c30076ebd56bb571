import { Skeleton } from '@aimante/ui';
import grid from './tile-grid.module.css';

interface TileSkeletonsProps {
  readonly count: number;
  /** Said to screen readers while nothing is there. */
  readonly label: string;
}

/** The places of cards that are on their way. */
export function TileSkeletons({ count, label }: TileSkeletonsProps) {
  return (
    <ul className={grid.grid} aria-busy="true" aria-label={label}>
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
