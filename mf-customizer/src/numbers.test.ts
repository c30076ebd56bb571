import { describe, expect, it } from '@jest/globals';
import { formatDegrees, formatPercent } from './numbers.ts';

describe('numbers of a framing', () => {
  it('follow the habits of the language', () => {
    expect(formatPercent(1.62, 'fr')).toBe('162\u00a0%');
    expect(formatPercent(1.62, 'en')).toBe('162%');
    expect(formatDegrees(-1.5, 'fr')).toBe('\u22121,5°');
    expect(formatDegrees(-0.01, 'en')).toBe('0°');
  });
});
