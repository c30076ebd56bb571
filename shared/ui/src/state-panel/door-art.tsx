import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './door-art.module.css';

export interface DoorArtProps {
  /** `slots`: three empty places. `fallen`: a magnet that fell off. `paper`: a sheet with `children` on it. */
  scene?: 'slots' | 'fallen' | 'paper' | undefined;
  /** An icon or magnets. Without a scene they are drawn directly on the door. */
  children?: ReactNode;
}

/** The painted door above an empty or failed area. It is decorative and hidden from screen readers. */
export function DoorArt({ scene, children }: DoorArtProps) {
  return (
    <div className={styles.door} aria-hidden="true">
      {scene === 'slots' && [1, 2, 3].map((place) => <span key={place} className={styles.slot} />)}
      {scene === 'fallen' && <span className={classNames(styles.magnet, styles.fallen)} />}
      {scene === 'paper' ? <span className={classNames(styles.magnet, styles.paper)}>{children}</span> : children}
    </div>
  );
}
