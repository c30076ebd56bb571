import { IconButton } from '@aimante/ui';
import type { ReactNode } from 'react';
import styles from '../crop-tools.module.css';
import { Slider, type SliderProps } from './slider.tsx';

export interface RangeControlProps extends SliderProps {
  readonly lower: { readonly label: string; readonly icon: ReactNode; press(): void };
  readonly higher: { readonly label: string; readonly icon: ReactNode; press(): void };
}

export function RangeControl({ lower, higher, ...slider }: RangeControlProps) {
  return (
    <div className={styles.range}>
      <IconButton label={lower.label} variant="ghost" className={styles.tool} onClick={lower.press}>
        {lower.icon}
      </IconButton>
      <Slider {...slider} />
      <IconButton label={higher.label} variant="ghost" className={styles.tool} onClick={higher.press}>
        {higher.icon}
      </IconButton>
      <span className={styles.value} aria-hidden="true">
        {slider.text}
      </span>
    </div>
  );
}
