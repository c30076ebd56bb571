import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { AddressValues, BillingValues } from './address-schema.ts';
import { EMPTY_ADDRESS, EMPTY_BILLING } from './empty-address.ts';

/** All data that a customer gives before the payment. */
export interface CheckoutDraft {
  /** E-mail address of the draft's account. Empty for a guest: any account may then adopt the draft. */
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsNewsletter: boolean;
  /** One mail if this checkout is not finished. */
  readonly wantsReminder: boolean;
  /** Address that was already subscribed to the newsletter. */
  readonly subscribedEmail: string;
  /** Id of a saved address, or `new` for a typed one. */
  readonly addressId: string;
  readonly address: AddressValues;
  readonly isBillingSame: boolean;
  readonly isBusiness: boolean;
  readonly billing: BillingValues;
  readonly method: ShippingMethodCode;
  readonly relayId: string;
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
  wantsReminder: false,
  subscribedEmail: '',
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
    return filledWith(EMPTY_DRAFT, JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}'));
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

/** The stored fields with the types that the form writes. All others stay empty. */
function filledWith<Fields extends object>(empty: Fields, stored: unknown): Fields {
  if (typeof stored !== 'object' || stored === null) return empty;
  const fields = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const found: unknown = Reflect.get(stored, name);
    if (typeof value === 'object' && value !== null) return [name, filledWith(value, found)];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(fields) as Fields;
}
