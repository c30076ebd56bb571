import { useState } from 'react';
import { readKept, writeKept } from './kept.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Narrow rows, in every list, for whoever wants to see more of them. */
export function useDensity(): readonly [isDense: boolean, toggle: () => void] {
  const [isDense, setIsDense] = useState(() => readKept('dense', isFlag) ?? false);
  const toggle = () => {
    setIsDense(!isDense);
    writeKept('dense', !isDense);
  };
  return [isDense, toggle];
}
