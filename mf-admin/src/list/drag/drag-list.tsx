import { type ReactNode, useEffect, useRef } from 'react';
import { moved } from '../moved.ts';

interface DragListProps {
  /** In the order of the table's rows. */
  readonly ids: readonly string[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly children: ReactNode;
}

const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')];

/** Rows that can be dragged. The buttons in the rows do the same by keyboard. */
export function DragList({ ids, onOrder, children }: DragListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const rows = rowsIn(element);
    // A filtered list leaves out rows, so the target position would be ambiguous.
    if (rows.length !== ids.length) return;
    let dragged: string | undefined;
    const begin = (index: number) => () => {
      dragged = ids[index];
    };
    const over = (event: DragEvent) => {
      if (dragged) event.preventDefault();
    };
    const drop = (index: number) => (event: DragEvent) => {
      event.preventDefault();
      if (dragged && dragged !== ids[index]) onOrder(moved(ids, dragged, index));
      dragged = undefined;
    };
    const stops = rows.map((row, index) => {
      const [start, end] = [begin(index), drop(index)];
      row.draggable = true;
      row.addEventListener('dragstart', start);
      row.addEventListener('dragover', over);
      row.addEventListener('drop', end);
      return () => {
        row.draggable = false;
        row.removeEventListener('dragstart', start);
        row.removeEventListener('dragover', over);
        row.removeEventListener('drop', end);
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  });
  return <div ref={box}>{children}</div>;
}
