import { afterEach, describe, expect, it } from '@jest/globals';
import { getByRole } from '@testing-library/dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useSearchParams } from './use-search-params.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

function Filters() {
  const [params, change] = useSearchParams();
  const navigate = useNavigate();
  const add = (name: string) =>
    change((latest) => {
      latest.set(name, '1');
      return latest;
    });
  const actions = {
    stock: () => add('stock'),
    market: () => add('market'),
    clear: () => change({}),
    leave: () => void navigate('?page=2'),
  };
  return (
    <>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
      <output>{params.toString()}</output>
    </>
  );
}

/** The query that is shown after several groups of presses. Within a group there is no render. */
function queryAfter(...groups: readonly (readonly string[])[]): string | null {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const page = (
    <MemoryRouter>
      <Filters />
    </MemoryRouter>
  );
  act(() => root.render(page));
  for (const names of groups) {
    act(() => {
      for (const name of names) getByRole(place, 'button', { name }).click();
    });
  }
  return place.querySelector('output')?.textContent ?? null;
}

describe('the query of the address', () => {
  it('keeps all changes that come before the next render', () => {
    expect(queryAfter(['stock', 'market'])).toBe('stock=1&market=1');
    expect(queryAfter(['stock', 'clear', 'market'])).toBe('market=1');
  });

  it('is the one of the address again after another navigation', () => {
    expect(queryAfter(['stock'], ['leave'], ['market'])).toBe('page=2&market=1');
  });
});
