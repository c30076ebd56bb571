import { describe, expect, it } from '@jest/globals';
import { isCompatibleContract } from './version.ts';

describe('isCompatibleContract', () => {
  it.each([
    ['1.2', '1.2', true],
    ['1.1', '1.2', true],
    ['1.3', '1.2', false],
    ['2.0', '1.2', false],
    ['0.9', '1.2', false],
    ['1', '1.2', false],
    ['1.2.3', '1.2', false],
    ['', '1.2', false],
  ])('a remote for %s in a shell of %s: %s', (remote, shell, expected) => {
    expect(isCompatibleContract(remote, shell)).toBe(expected);
  });
});
