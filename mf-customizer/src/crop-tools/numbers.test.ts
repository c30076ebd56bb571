import { createRecipe, quarterTurn, straighten } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { describeFraming, formatDegrees, formatPercent } from './numbers.ts';

const photo = createRecipe({ width: 4000, height: 3000 }, 1);

describe('numbers of a framing', () => {
  it('follow the habits of the language', () => {
    expect(formatPercent(1.62, 'fr')).toBe('162\u00a0%');
    expect(formatPercent(1.62, 'en')).toBe('162%');
    expect(formatDegrees(-1.5, 'fr')).toBe('\u22121,5°');
    expect(formatDegrees(-0.01, 'en')).toBe('0°');
  });

  it('count turns and straightening together, the short way round', () => {
    expect(describeFraming(straighten(quarterTurn(photo, -1), 2), 'en').rotation).toBe('\u221288°');
    expect(describeFraming(quarterTurn(quarterTurn(photo)), 'en').rotation).toBe('\u2212180°');
  });
});
