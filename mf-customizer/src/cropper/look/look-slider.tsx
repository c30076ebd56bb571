import type { CSSProperties } from 'react';
import styles from './look.module.css';

export interface LookSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly text: string;
  /** Where a double click puts it, and where the coloured part of the track starts. */
  readonly origin: number;
  onMove(value: number): void;
  onEnd(): void;
}

export function LookSlider({ label, min, max, value, text, origin, onMove, onEnd }: LookSliderProps) {
  const share = (at: number) => (at - min) / (max - min);
  const track = {
    '--from': share(Math.min(origin, value)),
    '--to': share(Math.max(origin, value)),
    '--origin': share(origin),
  } as CSSProperties;
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <span className={styles.number} aria-hidden="true">
        {text}
      </span>
      <input
        type="range"
        style={track}
        data-marked={origin > min ? '' : undefined}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        onDoubleClick={() => {
          onMove(origin);
          onEnd();
        }}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
    </label>
  );
}
