import type { Profile } from '@aimante/api-contract/users';
import { describe, expect, it } from '@jest/globals';
import { draftToADoor } from './checkout-draft.fixture.ts';
import { startDraft } from './use-profile.ts';

const profile: Profile = {
  id: '1',
  email: 'nour@example.org',
  emailVerified: true,
  role: 'customer',
  firstName: 'Nour',
  lastName: 'Haddad',
  phone: null,
  accountType: 'personal',
  companyName: null,
  siret: null,
  vatNumber: null,
  legalRepresentative: null,
  locale: 'fr',
  isActive: true,
  createdAt: '2026-11-22T09:00:00.000Z',
  version: 1,
  addresses: [],
};
const typed = { ...draftToADoor, phone: '06 12 34 56 78' };

describe('the fields of the delivery form', () => {
  it('is the address typed as a guest', () => {
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
