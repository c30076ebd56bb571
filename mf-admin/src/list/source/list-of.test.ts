import { describe, expect, it } from '@jest/globals';
import { listOf } from './list-of.ts';
import type { ListState } from './use-list-state.ts';

const stateOf = (words: Record<string, string>): ListState => ({
  search: words.q ?? '',
  sort: words.sort,
  after: undefined,
  get: (name) => words[name],
  set: () => {},
  address: '',
  whole: '',
});

const rows = [
  { id: '1', name: 'Été', used: 1, state: 'on' },
  { id: '2', name: 'Noël', used: 9, state: 'off' },
  { id: '3', name: 'été indien', used: 4, state: 'on' },
];

const list = (words: Record<string, string>) =>
  listOf(rows, stateOf(words), {
    text: ({ name }) => name,
    filters: { state: ({ state }, value) => state === value },
    sorts: { '-used': (a, b) => b.used - a.used },
  }).items.map(({ id }) => id);

describe('listOf', () => {
  it('finds words whatever their accents and case', () => {
    expect(list({ q: 'ETE' })).toEqual(['1', '3']);
  });

  it('filters and sorts by what the address says', () => {
    expect(list({ state: 'on', sort: '-used' })).toEqual(['3', '1']);
  });

  it('keeps the order of the server under an unknown sort', () => {
    expect(list({ sort: 'colour' })).toEqual(['1', '2', '3']);
  });
});
