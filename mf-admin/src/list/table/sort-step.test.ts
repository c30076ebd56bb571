import { describe, expect, it } from '@jest/globals';
import { sortStep } from './sort-step.ts';

const both = { ascending: 'total', descending: '-total' };
const upOnly = { ascending: 'name' };
const downOnly = { descending: '-used' };

describe('a press on the head of a column', () => {
  it.each([
    [both, '-createdAt', { direction: 'none', next: '-total' }],
    [both, undefined, { direction: 'none', next: '-total' }],
    [both, '-total', { direction: 'descending', next: 'total' }],
    [both, 'total', { direction: 'ascending', next: '-total' }],
    [both, '__proto__', { direction: 'none', next: '-total' }],
    [upOnly, '-createdAt', { direction: 'none', next: 'name' }],
    [upOnly, 'name', { direction: 'ascending', next: undefined }],
    [upOnly, undefined, { direction: 'none', next: 'name' }],
    [downOnly, 'total', { direction: 'none', next: '-used' }],
    [downOnly, '-used', { direction: 'descending', next: undefined }],
    [downOnly, undefined, { direction: 'none', next: '-used' }],
  ])('with the sorts %j, in a list sorted by %j: %j', (sort, current, step) => {
    expect(sortStep(sort, current)).toEqual(step);
  });
});
