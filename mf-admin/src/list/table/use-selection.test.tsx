import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const firstPage = { items: rowsOf('a', 'b'), address: 'q=x' };
const secondPage = { ...firstPage, items: rowsOf('c', 'd') };
const everyRow = rowsOf('a', 'b', 'c', 'd');

function openList() {
  const { result, rerender } = renderHook(useSelection<{ id: string }>, { initialProps: firstPage });
  return {
    show: rerender,
    toggle: (id: string) => act(() => result.current.toggle(id)),
    select: (rows: readonly { id: string }[]) => act(() => result.current.select(rows)),
    clear: () => act(() => result.current.clear()),
    selected: () => result.current.rows.map(({ id }) => id).join(''),
    isBeyondPage: () => result.current.isBeyondPage,
    isSelected: (id: string) => result.current.isSelected(id),
  };
}

describe('the selection of a list', () => {
  it('is in the order of the rows, whatever the order of the presses', () => {
    const { toggle, selected, isSelected } = openList();
    toggle('b');
    toggle('a');
    expect(selected()).toBe('ab');
    toggle('b');
    expect(selected()).toBe('a');
    expect([isSelected('a'), isSelected('b')]).toEqual([true, false]);
  });

  it('of a whole page does not reach beyond it', () => {
    const { select, selected, isBeyondPage } = openList();
    select(firstPage.items);
    expect([selected(), isBeyondPage()]).toEqual(['ab', false]);
  });

  it('has no row that the page does not show', () => {
    const { toggle, show, selected } = openList();
    toggle('a');
    show(secondPage);
    expect(selected()).toBe('');
    show(firstPage);
    expect(selected()).toBe('a');
  });

  it('of every row stays on the next page', () => {
    const { select, show, selected, isBeyondPage } = openList();
    select(everyRow);
    show(secondPage);
    expect([selected(), isBeyondPage()]).toEqual(['abcd', true]);
  });

  it('of every row can leave one out', () => {
    const { select, toggle, selected } = openList();
    select(everyRow);
    toggle('c');
    expect(selected()).toBe('abd');
  });

  it('of every row ends when the search changes: those rows no longer match', () => {
    const { select, show, selected, isBeyondPage } = openList();
    select(everyRow);
    show({ items: rowsOf('z'), address: 'q=z' });
    expect([selected(), isBeyondPage()]).toEqual(['', false]);
  });

  it('drops a row that has left the list', () => {
    const { select, show, selected } = openList();
    select(firstPage.items);
    show({ ...firstPage, items: rowsOf('b') });
    expect(selected()).toBe('b');
  });

  it('is cleared as a whole', () => {
    const { select, clear, selected, isBeyondPage } = openList();
    select(everyRow);
    clear();
    expect([selected(), isBeyondPage()]).toEqual(['', false]);
  });
});
