import { useSetAtom } from 'jotai';
import type { CSSProperties } from 'react';
import sliders from '../../cropper/tools/crop-tools.module.css';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import styles from './panel.module.css';

interface RangeFieldProps {
  readonly label: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Start of the coloured part of the track. */
  readonly origin?: number;
  readonly onMove: (value: number) => void;
}

/** A slider of a panel: one step of the history for each drag. */
export function RangeField({ label, text, min, max, step, value, origin = min, onMove }: RangeFieldProps) {
  const end = useSetAtom(gestureEndAtom);
  const shown = Math.min(Math.max(value, min), max);
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const track = {
    '--from': share(Math.min(origin, shown)),
    '--to': share(Math.max(origin, shown)),
  } as CSSProperties;
  return (
    <label className={styles.range}>
      <span>
        {label} <b>{text}</b>
      </span>
      <input
        type="range"
        className={sliders.slider}
        style={track}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        onPointerUp={end}
        onKeyUp={end}
        onBlur={end}
      />
    </label>
  );
}
