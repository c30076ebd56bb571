import { IconButton } from '@aimante/ui';
import type { CSSProperties, ReactNode } from 'react';
import styles from '../crop-tools.module.css';

export interface RangeControlProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly text: string;
  /** Start of the coloured part of the track, such as the middle for positive and negative values. */
  readonly origin?: number;
  readonly lower: { readonly label: string; readonly icon: ReactNode; press(): void };
  readonly higher: { readonly label: string; readonly icon: ReactNode; press(): void };
  onMove(value: number): void;
  onEnd(): void;
}

export function RangeControl(props: RangeControlProps) {
  const { label, min, max, step, value, text, origin = min, lower, higher, onMove, onEnd } = props;
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const track = {
    '--from': share(Math.min(origin, value)),
    '--to': share(Math.max(origin, value)),
  } as CSSProperties;
  return (
    <div className={styles.range}>
      <IconButton label={lower.label} variant="ghost" className={styles.tool} onClick={lower.press}>
        {lower.icon}
      </IconButton>
      <input
        type="range"
        className={styles.slider}
        style={track}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
      <IconButton label={higher.label} variant="ghost" className={styles.tool} onClick={higher.press}>
        {higher.icon}
      </IconButton>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
