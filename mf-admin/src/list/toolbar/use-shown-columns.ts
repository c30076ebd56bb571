import { useState } from 'react';
import type { ListColumn } from '../source/list-types.ts';
import { readKept, writeKept } from '../views/kept.ts';

const isChoice = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'boolean');

export function useShownColumns<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const [choice, setChoice] = useState(() => readKept(`columns-${list}`, isChoice) ?? {});
  const isShown = (id: string) => choice[id] ?? !columns.find((column) => column.id === id)?.isHiddenAtFirst;
  const toggle = (id: string) => {
    const next = { ...choice, [id]: !isShown(id) };
    setChoice(next);
    writeKept(`columns-${list}`, next);
  };
  return { isShown, toggle };
}
