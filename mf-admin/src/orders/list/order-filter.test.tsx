/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readQuery } from '../../list/source/list-query.ts';
import { orderFilter } from './order-filter.ts';

/** Parameters that are undefined do not reach the server. */
const sent = (search: string) => orderFilter(readQuery(new URLSearchParams(search)));

describe('the list of orders', () => {
  it.each([
    ['', {}],
    ['stage=a_verifier&status=en_cours', { stage: 'a_verifier', status: 'en_cours' }],
    ['paymentStatus=failed&sort=-total', { paymentStatus: 'failed', sort: '-total' }],
    ['late=true&refund=open', { late: 'true', refund: 'open' }],
    ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
    ['paidFrom=2026-11-01&paidTo=2026-11-30', { paidFrom: '2026-11-01', paidTo: '2026-11-30' }],
    ['q=Ren%C3%A9e+%26+fils', { search: 'Renée & fils' }],
  ])('asks for %j', (search, filter) => {
    expect(sent(search)).toEqual(filter);
  });

  it.each([
    'stage=gone',
    'stage=PRET',
    'status=',
    'paymentStatus=toString',
    'late=false',
    'late=1',
    'refund=closed',
    'from=2026-02-30&to=tomorrow',
    'paidFrom=1&paidTo=2026-11-31',
    'sort=__proto__',
    'sort=email',
    'limit=100000&customerId=1',
  ])('loads under %j, leaving out what the server would refuse', (search) => {
    expect(sent(search)).toEqual({});
  });

  it('keeps the readable part of an address', () => {
    expect(sent('stage=gone&q=nora&from=2026-02-30')).toEqual({ search: 'nora' });
  });
});
