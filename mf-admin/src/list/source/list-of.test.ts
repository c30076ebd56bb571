import { describe, expect, it } from '@jest/globals';
import { listOf } from './list-of.ts';
import { readQuery } from './list-query.ts';

const stateOf = (words: Record<string, string>) => readQuery(new URLSearchParams(words));

const rows = [
  { id: '1', name: 'Été', used: 1, state: 'on' },
  { id: '2', name: 'Noël', used: 9, state: 'off' },
  { id: '3', name: 'été indien', used: 4, state: 'on' },
  { id: '4', name: 'Cœurs', used: 0, state: 'off' },
];

const list = (words: Record<string, string>) =>
  listOf(rows, stateOf(words), {
    text: ({ name }) => name,
    filters: { state: ({ state }, value) => state === value },
    sorts: { '-used': (a, b) => b.used - a.used },
  }).items.map(({ id }) => id);

describe('listOf', () => {
  it('finds words regardless of accents and case', () => {
    expect(list({ q: 'ETE' })).toEqual(['1', '3']);
  });

  it('filters and sorts by what the address says', () => {
    expect(list({ state: 'on', sort: '-used' })).toEqual(['3', '1']);
  });

  it.each(['colour', '', '__proto__', 'valueOf'])('keeps the order of the server under the unknown sort %j', (sort) => {
    expect(list({ sort })).toEqual(['1', '2', '3', '4']);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['a word within a word', { q: 'noe' }, ['2']],
    ['words with a space between', { q: 'été ind' }, ['3']],
    ['letters for a ligature', { q: 'coeur' }, ['4']],
    ['words that no row has', { q: 'été noël' }, []],
    ['a pattern, which is read as plain text', { q: '.*' }, []],
    ['an empty filter', { state: '' }, ['1', '2', '3', '4']],
    ['a value that no row has', { state: 'gone' }, []],
    ['a parameter that is no filter', { colour: 'red' }, ['1', '2', '3', '4']],
  ])('answers %s', (_, words, found) => {
    expect(list(words)).toEqual(found);
  });

  it('counts the rows that it found, on one page', () => {
    const { next, total } = listOf(rows, stateOf({ q: 'ete' }), { text: ({ name }) => name });
    expect([next, total]).toEqual([null, 2]);
  });

  it('leaves the loaded rows in their order', () => {
    list({ sort: '-used' });
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });
});
