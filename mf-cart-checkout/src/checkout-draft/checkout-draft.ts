import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import {
  type AddressValues,
  type BillingValues,
  EMPTY_ADDRESS,
  EMPTY_BILLING,
} from '../address-form/address-schema.ts';

/** All that a customer has told us on the way to the payment. */
export interface CheckoutDraft {
  /** The address of the account that it belongs to; empty of a guest, whose account may take it over. */
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsNewsletter: boolean;
  /** A saved address of the account, or `new` for the one typed here. */
  readonly addressId: string;
  readonly address: AddressValues;
  readonly isBillingSame: boolean;
  readonly isBusiness: boolean;
  readonly billing: BillingValues;
  readonly method: ShippingMethodCode;
  readonly relayId: string;
  /** The postal code that pick-up points were looked for around. */
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

/** Kept for this tab only: it survives a reload, and is gone with the tab. */
export function readDraft(): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return isDraft(kept) ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Not what somebody told who has signed out since. */
export function readGuestDraft(): CheckoutDraft {
  const kept = readDraft();
  return kept.account === '' ? kept : EMPTY_DRAFT;
}

export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage a reload asks again.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** As much as matters: that every field has the kind of value that the form puts there. */
function isDraft(kept: unknown): kept is Partial<CheckoutDraft> {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) => {
    const value: unknown = Reflect.get(kept, name);
    return value === undefined || typeof value === typeof empty;
  });
}
