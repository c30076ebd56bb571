import { type CheckoutDraft, EMPTY_DRAFT } from './checkout-draft.ts';

export const draftToADoor: CheckoutDraft = {
  ...EMPTY_DRAFT,
  email: 'camille.moreau@example.org',
  address: {
    ...EMPTY_DRAFT.address,
    firstName: 'Camille',
    lastName: 'Moreau',
    line1: '8 rue des Lices',
    postalCode: '49100',
    city: 'Angers',
  },
};
