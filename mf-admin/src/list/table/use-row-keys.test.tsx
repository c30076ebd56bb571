import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRowKeys } from './use-row-keys.ts';

const opened: string[] = [];

function List({ hasSearch = true }: { readonly hasSearch?: boolean }) {
  const table = useRef<HTMLTableElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useRowKeys({ table, searchBox });
  return (
    <>
      {hasSearch && <input aria-label="Search" ref={searchBox} />}
      <table ref={table}>
        <tbody>
          {['first', 'second'].map((name) => (
            <tr data-row key={name}>
              <td>
                <input aria-label={`Select ${name}`} type="checkbox" />
                <button data-open onClick={() => opened.push(name)} type="button">
                  {name}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </>
  );
}

/** Presses a key where the focus is. True if the page took it. */
const press = (key: string) => !fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  opened.length = 0;
});

describe('the keys of a list', () => {
  it('move between rows, and stop at both ends', () => {
    render(<List />);
    press('k');
    expect(focused()).toBe('second');
    press('j');
    expect(focused()).toBe('second');
    press('k');
    press('k');
    expect(focused()).toBe('first');
  });

  it('select and open the row with the focus, and no row without it', () => {
    render(<List />);
    expect([press('x'), press('e')]).toEqual([false, false]);
    press('j');
    expect([press('x'), press('e')]).toEqual([true, true]);
    expect(screen.getByLabelText<HTMLInputElement>('Select first').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Select second').checked).toBe(false);
    expect(opened).toEqual(['first']);
  });

  it('leave what is typed, and keys with a modifier or in a dialog', () => {
    render(<List />);
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(press('j')).toBe(false);
    screen.getByText('Close').focus();
    expect(press('j')).toBe(false);
    screen.getByText('first').focus();
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'x', ctrlKey: true })).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Select first').checked).toBe(false);
  });

  it('leave "/" to the browser where there is no search', () => {
    render(<List hasSearch={false} />);
    expect(press('/')).toBe(false);
  });
});
