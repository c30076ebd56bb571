import { type RefObject, useEffect } from 'react';
import { isForPage } from '../../desk/use-go-keys.ts';

interface RowKeys {
  readonly table: RefObject<HTMLElement | null>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody tr[data-row]')];

function moveFocus(table: HTMLElement, step: number): void {
  const rows = rowsOf(table);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current === -1 ? (step > 0 ? 0 : rows.length - 1) : current + step];
  next?.querySelector<HTMLElement>('[data-open]')?.focus();
}

/** Keyboard shortcuts: J and K move between rows, X selects, E opens, `/` searches. */
export function useRowKeys({ table, searchBox }: RowKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const list = table.current;
      if (!list || !isForPage(event)) return;
      const row = rowsOf(list).find((each) => each.contains(document.activeElement));
      const shortcuts: Record<string, (() => void) | undefined> = {
        j: () => moveFocus(list, 1),
        k: () => moveFocus(list, -1),
        x: row && (() => row.querySelector<HTMLElement>('input[type=checkbox]')?.click()),
        e: row && (() => row.querySelector<HTMLElement>('[data-open]')?.click()),
        '/': searchBox.current ? () => searchBox.current?.focus() : undefined,
      };
      const shortcut = shortcuts[event.key];
      if (!shortcut) return;
      event.preventDefault();
      shortcut();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, searchBox]);
}
