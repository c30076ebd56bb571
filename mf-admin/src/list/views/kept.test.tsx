import { ApiError, createClient } from '@aimante/api-contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDensity } from '../toolbar/use-density.ts';
import { useShownColumns } from '../toolbar/use-shown-columns.ts';
import { readKept, writeKept } from './kept.ts';
import { moveKeptViews } from './saved-views.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

/** Privacy settings can block the storage: each call throws. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

describe('a preference', () => {
  it('is read as it was written', () => {
    writeKept('word', 'été');
    expect(readKept('word', isText)).toBe('été');
  });

  it.each(['', '{broken', 'null', '12', '["word"]', 'undefined'])('stored as %j counts as absent', (stored) => {
    localStorage.setItem('aimante-admin-word', stored);
    expect(readKept('word', isText)).toBeUndefined();
  });

  it('is absent where the storage is blocked, and its change breaks nothing', () => {
    blockStorage();
    const { result } = renderHook(useDensity);
    act(() => result.current[1]());
    expect(result.current[0]).toBe(true);
  });
});

describe('the columns of a list', () => {
  const column = { label: '', cell: () => null, csv: () => '' };
  const columns = [
    { ...column, id: 'total' },
    { ...column, id: 'vat', isHiddenAtFirst: true },
  ];
  const open = (list = 'orders') => renderHook(() => useShownColumns(list, columns)).result;
  const shown = ({ current }: ReturnType<typeof open>) => ['total', 'vat'].filter(current.isShown);

  it('are those of the first visit until one is chosen', () => {
    expect(shown(open())).toEqual(['total']);
  });

  it('stay as chosen on the next visit, in this list only', () => {
    const list = open();
    act(() => list.current.toggle('vat'));
    act(() => list.current.toggle('total'));
    expect(shown(list)).toEqual(['vat']);
    expect(shown(open())).toEqual(['vat']);
    expect(shown(open('users'))).toEqual(['total']);
  });

  it.each(['{"total":"no"}', '[1]', 'null', '"total"'])('ignore the unreadable choice %j', (stored) => {
    localStorage.setItem('aimante-admin-columns-orders', stored);
    expect(shown(open())).toEqual(['total']);
  });
});

describe('views that this browser kept', () => {
  const kept = [
    { name: 'À moi', search: 'late=true' },
    { name: 'N'.repeat(80), search: '' },
  ];

  /** Moves the kept views to a server that refuses those at the given `places`. */
  async function move(refusal?: ApiError, places: readonly number[] = []) {
    const sent: { name: string }[] = [];
    const api = createClient({
      baseUrl: '',
      fetch: async (_, init) => {
        const place = sent.push(JSON.parse(init?.body as string) as { name: string }) - 1;
        if (!refusal || !places.includes(place)) return Response.json({ id: String(place) }, { status: 201 });
        return Response.json({ code: refusal.code, message: '' }, { status: refusal.status });
      },
    });
    await moveKeptViews(api, 'orders');
    return sent;
  }
  const left = () => JSON.parse(localStorage.getItem('aimante-admin-views-orders') ?? '[]') as unknown[];

  it('move to the server once, with names that it takes', async () => {
    writeKept('views-orders', kept);
    expect(await move()).toEqual([
      { list: 'orders', ...kept[0] },
      { list: 'orders', name: 'N'.repeat(60), search: '' },
    ]);
    expect(left()).toEqual([]);
    expect(await move()).toEqual([]);
  });

  it('are tried again later when the server refuses, each alone', async () => {
    writeKept('views-orders', kept);
    await move(new ApiError(403, { code: 'FORBIDDEN', message: '' }), [0]);
    expect(left()).toEqual([kept[0]]);
  });

  it('are dropped where the server has one of that name', async () => {
    writeKept('views-orders', kept);
    await move(new ApiError(409, { code: 'VIEW_NAME_TAKEN', message: '' }), [0, 1]);
    expect(left()).toEqual([]);
  });

  it.each(['{}', '[null]', '[{"name":"x"}]', '[{"name":1,"search":""}]'])('are none in %j', async (stored) => {
    localStorage.setItem('aimante-admin-views-orders', stored);
    expect(await move()).toEqual([]);
  });
});
