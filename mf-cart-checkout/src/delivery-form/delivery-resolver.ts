import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { checkDelivery } from './check-delivery.ts';

export const deliveryResolver: Resolver<CheckoutDraft> = (values) => {
  const faults = checkDelivery(values);
  if (faults.size === 0) return { values, errors: {} };
  const errors: FieldErrors<CheckoutDraft> = {};
  for (const [name, message] of faults) set(errors, name, { type: 'fault', message });
  return { values: {}, errors };
};
