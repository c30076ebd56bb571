import { describe, expect, it } from '@jest/globals';
import { checkCommitSubjects } from './commit-subjects.ts';

describe('checkCommitSubjects', () => {
  it('accepts an order of at most 72 characters', () => {
    expect(
      checkCommitSubjects(['mf-cart-checkout: keep the crop draft through login', 'shared/ui: bring the card back']),
    ).toEqual([]);
  });

  it.each([
    `api: keep ${'x'.repeat(63)}`,
    'api: keep the order; count the refund',
    'api: the order keeps its refund',
    'api: what a refund says',
    'api: added a refund',
    'api: adding a refund',
    'api: Keep the refund',
    'api: keep the refund.',
  ])('refuses "%s"', (subject) => {
    expect(checkCommitSubjects([subject])).toHaveLength(1);
  });
});
