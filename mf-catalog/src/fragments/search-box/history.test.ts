import { describe, expect, it } from '@jest/globals';
import { readHistory, remember } from './history.ts';

describe('the search history', () => {
  it('puts the newest first and keeps each search once', () => {
    expect(remember(['rond', 'Carré'], ' carré ')).toEqual(['carré', 'rond']);
  });

  it('keeps ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `search ${index}`);
    const after = remember(ten, 'eleventh');
    expect(after).toHaveLength(10);
    expect(after[0]).toBe('eleventh');
    expect(after).not.toContain('search 9');
  });

  it('leaves out blank searches', () => {
    expect(remember(['rond'], '   ')).toEqual(['rond']);
  });

  it.each([null, '', 'oops', '{"a":1}', '[1,null]'])('is empty where %p is stored', (stored) =>
    expect(readHistory(stored)).toEqual([]),
  );

  it('reads what was kept', () => {
    expect(readHistory('["rond","carré"]')).toEqual(['rond', 'carré']);
  });
});
