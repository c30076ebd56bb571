import { describe, expect, it } from '@jest/globals';
import { safetyOf } from './safety.ts';

describe('the safety notice', () => {
  it('of a magnet is its own, or the one of the shop', () => {
    expect(safetyOf({ specs: {}, magnetWidth: 50 }, 'Small and magnetic.')).toBe('Small and magnetic.');
    expect(safetyOf({ specs: { safety: 'Sharp edges.' }, magnetWidth: 50 }, 'Small and magnetic.')).toBe(
      'Sharp edges.',
    );
  });

  it('of another product is its own, or none', () => {
    expect(safetyOf({ specs: {}, magnetWidth: null }, 'Small and magnetic.')).toBeUndefined();
    expect(safetyOf({ specs: { safety: 'Ten small magnets.' }, magnetWidth: null }, '')).toBe('Ten small magnets.');
  });
});
