import { accountOf } from '@aimante/contract';
import { useSession } from '@aimante/remote';
import { isPostalCode } from '@aimante/shop/postal';
import { useState } from 'react';
import type { AddressValues } from '../../checkout-draft/address-schema.ts';
import { readDraft } from '../../checkout-draft/checkout-draft.ts';

export type KnownPlace = Pick<AddressValues, 'country' | 'postalCode'>;

/** Place of delivery that the visitor has typed in the checkout. Undefined: the cart does not know it. */
export function useKnownPlace(): KnownPlace | undefined {
  const account = accountOf(useSession());
  const [{ account: owner, address }] = useState(readDraft);
  const { country, postalCode } = address;
  const isOfVisitor = owner === '' || owner === account;
  return isOfVisitor && isPostalCode(country, postalCode) ? { country, postalCode } : undefined;
}
