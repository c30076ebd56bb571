import { describe, expect, it } from '@jest/globals';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('is a random UUID of version 4', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });
});
