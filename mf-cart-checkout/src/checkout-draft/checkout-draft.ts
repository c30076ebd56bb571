import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import { type AddressValues, type BillingValues, EMPTY_ADDRESS, EMPTY_BILLING } from '../address/address-schema.ts';

/** All data that a customer gives before the payment. */
export interface CheckoutDraft {
  /** E-mail address of the draft's account. Empty for a guest: any account may then adopt the draft. */
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsNewsletter: boolean;
  /** Id of a saved address, or `new` for a typed one. */
  readonly addressId: string;
  readonly address: AddressValues;
  readonly isBillingSame: boolean;
  readonly isBusiness: boolean;
  readonly billing: BillingValues;
  readonly method: ShippingMethodCode;
  readonly relayId: string;
  /** Postal code of the search for pick-up points. */
  readonly relayPostalCode: string;
  readonly marketEventId: string;
  readonly instructions: string;
}

export const NEW_ADDRESS = 'new';

export const EMPTY_DRAFT: CheckoutDraft = {
  account: '',
  email: '',
  phone: '',
  wantsNewsletter: false,
  addressId: NEW_ADDRESS,
  address: EMPTY_ADDRESS,
  isBillingSame: true,
  isBusiness: false,
  billing: EMPTY_BILLING,
  method: 'standard',
  relayId: '',
  relayPostalCode: '',
  marketEventId: '',
  instructions: '',
};

const DRAFT_KEY = 'checkout-draft';

/** Stored per tab: it survives a reload and ends with the tab. */
export function readDraft(): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return isDraft(kept) ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The draft of a guest. The draft of an account that signed out is not returned. */
export function readGuestDraft(): CheckoutDraft {
  const kept = readDraft();
  return kept.account === '' ? kept : EMPTY_DRAFT;
}

export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, a reload asks again.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Checks that every field has the type that the form writes. */
function isDraft(kept: unknown): kept is Partial<CheckoutDraft> {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) => {
    const value: unknown = Reflect.get(kept, name);
    return value === undefined || typeof value === typeof empty;
  });
}
