import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './seal.ts';

describe('seal', () => {
  it('is undone with the same secret only', () => {
    const sealed = seal('one secret of the shop, long enough', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSW');
    expect(unseal('one secret of the shop, long enough', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(unseal('another secret of the shop', sealed)).toBeUndefined();
  });

  it('does not accept an altered value', () => {
    const sealed = seal('secret', 'value');
    const altered = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
    expect(unseal('secret', altered)).toBeUndefined();
  });
});
