import { useState } from 'react';
import { readKept, writeKept } from '../views/kept.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Preference for compact rows, in every list. */
export function useDensity(): readonly [isDense: boolean, toggle: () => void] {
  const [isDense, setIsDense] = useState(() => readKept('dense', isFlag) ?? false);
  const toggle = () => {
    setIsDense(!isDense);
    writeKept('dense', !isDense);
  };
  return [isDense, toggle];
}
