import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './door-art.module.css';

export interface DoorArtProps {
  /** `slots`: three free places; `fallen`: a magnet that came off; `paper`: a sheet that carries `children`. */
  scene?: 'slots' | 'fallen' | 'paper' | undefined;
  /** An icon or magnets; without a scene they stand on the bare door. */
  children?: ReactNode;
}

/** The painted door above an empty or failed place. Decoration: it says nothing to a screen reader. */
export function DoorArt({ scene, children }: DoorArtProps) {
  return (
    <div className={styles.door} aria-hidden="true">
      {scene === 'slots' && [1, 2, 3].map((place) => <span key={place} className={styles.slot} />)}
      {scene === 'fallen' && <span className={classNames(styles.magnet, styles.fallen)} />}
      {scene === 'paper' ? <span className={classNames(styles.magnet, styles.paper)}>{children}</span> : children}
    </div>
  );
}
