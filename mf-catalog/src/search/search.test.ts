import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../catalogue/catalogue.fixture.ts';
import { readHistory, remember } from './history.ts';
import { productMatches } from './matches.ts';

describe('a product matches', () => {
  const product = aProduct({
    name: 'Magnet carré',
    description: 'Votre cœur sur le frigo',
    category: { id: 'c', slug: 'fetes', name: 'Fêtes d’été', description: '' },
  });

  it.each(['magnet', 'CARRÉ', 'carre', 'coeur', 'frigo', 'fetes', 'Été', '  carré '])('"%s"', (text) =>
    expect(productMatches(product, text)).toBe(true),
  );

  it('not what none of its texts contains', () => {
    expect(productMatches(product, 'rond')).toBe(false);
    expect(productMatches({ ...product, category: null }, 'fêtes')).toBe(false);
  });
});

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
