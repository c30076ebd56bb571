import { type Address, getProfile, type Profile } from '@aimante/api-contract/users';
import { accountOf } from '@aimante/contract';
import { useSession } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { type CheckoutDraft, EMPTY_DRAFT, NEW_ADDRESS } from './checkout-draft.ts';

export function useProfile() {
  const session = useSession();
  const account = accountOf(session);
  return useAnswer(getProfile, { queryKey: ['profile', account], enabled: session !== null });
}

/** Addresses that accept parcels, the default one first. */
export function shippingAddresses({ addresses }: Profile): Address[] {
  return addresses
    .filter(({ type }) => type !== 'billing')
    .toSorted((a, b) => Number(b.isDefaultShipping) - Number(a.isDefaultShipping));
}

/** Fills the form with the account's data, except where the customer typed something else. */
export function startDraft(kept: CheckoutDraft, profile: Profile): CheckoutDraft {
  const isOfAnother = kept.account !== '' && kept.account !== profile.email;
  const draft = isOfAnother ? EMPTY_DRAFT : kept;
  const [usual] = shippingAddresses(profile);
  const isUntouched = draft.addressId === NEW_ADDRESS && draft.address.line1 === '';
  const isGone = draft.addressId !== NEW_ADDRESS && !profile.addresses.some(({ id }) => id === draft.addressId);
  return {
    ...draft,
    account: profile.email,
    email: profile.email,
    phone: draft.phone || (profile.phone ?? ''),
    relayPostalCode: draft.relayPostalCode || (usual?.postalCode ?? ''),
    addressId: isUntouched || isGone ? (usual?.id ?? NEW_ADDRESS) : draft.addressId,
    address: filled(draft.address, { firstName: profile.firstName, lastName: profile.lastName }),
    billing: filled(draft.billing, {
      firstName: profile.firstName,
      lastName: profile.lastName,
      company: profile.companyName,
      siret: profile.siret,
      vatNumber: profile.vatNumber,
    }),
  };
}

function filled<Fields extends object>(
  fields: Fields,
  known: { [Name in keyof Fields]?: Fields[Name] | null },
): Fields {
  const wanted = Object.entries(known).filter(([name, value]) => value && !Reflect.get(fields, name));
  return { ...fields, ...Object.fromEntries(wanted) };
}
