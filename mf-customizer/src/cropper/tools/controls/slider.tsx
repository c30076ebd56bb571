import type { CSSProperties } from 'react';
import styles from '../crop-tools.module.css';

export interface SliderProps {
  readonly id?: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly text: string;
  /** Start of the coloured part of the track, such as the middle for positive and negative values. */
  readonly origin?: number | undefined;
  onMove(value: number): void;
  onEnd(): void;
}

export function Slider({ label, text, origin, onMove, onEnd, ...range }: SliderProps) {
  const { min, max, value } = range;
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const start = origin ?? min;
  const track = { '--from': share(Math.min(start, value)), '--to': share(Math.max(start, value)) } as CSSProperties;
  return (
    <input
      type="range"
      className={styles.slider}
      style={track}
      aria-label={label}
      aria-valuetext={text}
      {...range}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onPointerUp={onEnd}
      onKeyUp={onEnd}
      onBlur={onEnd}
    />
  );
}
