import {
  addressSchema,
  billingSchema,
  emailSchema,
  type Fault,
  phoneSchema,
} from '../checkout-draft/address-schema.ts';
import { type CheckoutDraft, NEW_ADDRESS } from '../checkout-draft/checkout-draft.ts';

export type DeliveryFaults = ReadonlyMap<string, Fault>;

interface Parsing {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

export const needsAddress = ({ method }: Pick<CheckoutDraft, 'method'>) =>
  method === 'standard' || method === 'express';

/** Faults by field name. Only the fields of the chosen method are checked. */
export function checkDelivery(draft: CheckoutDraft): DeliveryFaults {
  const faults = new Map<string, Fault>();
  const check = (name: string, schema: Parsing, value: unknown) => {
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      const field = [name, ...path].map(String).join('.');
      if (!faults.has(field)) faults.set(field, message as Fault);
    }
  };
  // The e-mail of an account is not typed here.
  if (draft.account === '') check('email', emailSchema, draft.email);
  check('phone', phoneSchema, draft.phone);
  if (needsAddress(draft) && draft.addressId === NEW_ADDRESS) check('address', addressSchema, draft.address);
  if (draft.method === 'relay' && draft.relayId === '') faults.set('relayId', 'choose');
  if (draft.method === 'market' && draft.marketEventId === '') faults.set('marketEventId', 'choose');
  if (!isBilledAsDelivered(draft)) check('billing', draft.isBusiness ? billingSchema : addressSchema, draft.billing);
  if (draft.isBusiness && draft.billing.company.trim() === '') faults.set('billing.company', 'required');
  return faults;
}

/** A picked-up order needs no address, except for the invoice of a business. */
export function isBilledAsDelivered(draft: CheckoutDraft): boolean {
  return !draft.isBusiness && (draft.isBillingSame || !needsAddress(draft));
}
