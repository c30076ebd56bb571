import { describe, expect, it } from '@jest/globals';
import { changeQuery, readQuery, viewAddress } from './list-query.ts';

const queryOf = (search: string) => readQuery(new URLSearchParams(search));

describe('the query of a list', () => {
  it('is read from the address', () => {
    expect(queryOf('q=nora%20petit&sort=-total&after=c2&stage=pret')).toMatchObject({
      search: 'nora petit',
      sort: '-total',
      after: 'c2',
    });
    expect(queryOf('stage=pret').get('stage')).toBe('pret');
  });

  it.each(['', 'stage=&sort=&after=', '?', '&&&=x'])('has no filter, sort or page in %j', (search) => {
    const query = queryOf(search);
    expect([query.search, query.sort, query.after, query.get('stage')]).toEqual(['', undefined, undefined, undefined]);
  });

  it('takes the first of two equal parameters', () => {
    expect(queryOf('stage=pret&stage=bloque').get('stage')).toBe('pret');
  });

  it('keeps the page for the way back only', () => {
    const { whole, address } = queryOf('sort=total&after=c2&q=%C3%A9t%C3%A9');
    expect(whole).toBe('sort=total&after=c2&q=%C3%A9t%C3%A9');
    expect(address).toBe('q=%C3%A9t%C3%A9&sort=total');
  });
});

describe('viewAddress', () => {
  it.each([
    ['status=en_cours&stage=pret', 'stage=pret&status=en_cours'],
    ['?late=true', 'late=true'],
    ['q=a+b', 'q=a%20b'],
    ['late=true&after=c9', 'late=true'],
    ['', 'after=c9'],
  ])('is the same for %j and %j', (one, other) => {
    expect(viewAddress(one)).toBe(viewAddress(other));
  });

  it.each([
    ['late=true', 'late=false'],
    ['late=true', 'late=true&q=nora'],
    ['q=Nora', 'q=nora'],
  ])('differs for %j and %j', (one, other) => {
    expect(viewAddress(one)).not.toBe(viewAddress(other));
  });
});

describe('changeQuery', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['', { q: 'nora' }, 'q=nora'],
    ['q=nora', { q: undefined }, ''],
    ['q=nora&stage=pret', { stage: '' }, 'q=nora'],
    ['stage=pret', { stage: 'bloque' }, 'stage=bloque'],
    ['stage=pret&stage=bloque', { stage: 'expedie' }, 'stage=expedie'],
    ['q=nora&after=c2', { sort: 'total' }, 'q=nora&sort=total'],
    ['q=nora&after=c2', {}, 'q=nora'],
    ['q=nora', { after: 'c2' }, 'q=nora&after=c2'],
    ['q=nora&after=c2', { after: undefined }, 'q=nora'],
    ['', { q: 'a&b=c' }, 'q=a%26b%3Dc'],
  ])('of %j by %j gives %j', (before, words, after) => {
    expect(changeQuery(new URLSearchParams(before), words).toString()).toBe(after);
  });

  it('leaves the given query as it is', () => {
    const params = new URLSearchParams('q=nora');
    changeQuery(params, { q: 'lea' });
    expect(params.toString()).toBe('q=nora');
  });
});
