import type { Address, Profile } from '@aimante/api-contract/users';
import { describe, expect, it } from '@jest/globals';
import { draftToADoor } from '../checkout-draft/checkout-draft.fixture.ts';
import { startDraft } from './use-profile.ts';

const profile = { email: 'nour@example.org', phone: null, addresses: [] as Address[] } as unknown as Profile;
const typed = { ...draftToADoor, phone: '06 12 34 56 78' };

describe('what stands in the form of the delivery', () => {
  it('is what was typed as a guest', () => {
    const { address, phone, account } = startDraft(typed, profile);
    expect({ line1: address.line1, phone, account }).toEqual({
      line1: '8 rue des Lices',
      phone: '06 12 34 56 78',
      account: 'nour@example.org',
    });
  });

  it('is what the same account had typed', () => {
    expect(startDraft({ ...typed, account: profile.email }, profile).phone).toBe('06 12 34 56 78');
  });

  it('is nothing that another account had typed in this tab', () => {
    const { address, phone } = startDraft({ ...typed, account: 'camille@example.org' }, profile);
    expect([address.line1, phone]).toEqual(['', '']);
  });
});
