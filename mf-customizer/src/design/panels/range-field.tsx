import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { Slider, type SliderProps } from '../../cropper/tools/controls/slider.tsx';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import styles from './panel.module.css';

/** A slider of a panel: one step of the history for each drag. */
export function RangeField(props: Omit<SliderProps, 'onEnd'>) {
  const id = useId();
  const { label, text, min, max, value } = props;
  return (
    <label htmlFor={id} className={styles.range}>
      <span>
        {label} <b>{text}</b>
      </span>
      <Slider {...props} id={id} value={Math.min(Math.max(value, min), max)} onEnd={useSetAtom(gestureEndAtom)} />
    </label>
  );
}
