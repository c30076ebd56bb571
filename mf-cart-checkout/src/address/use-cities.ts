import { listCities } from '@aimante/api-contract/shipping';
import { useAnswer } from '@aimante/remote/data';
import { isPostalCode } from '@aimante/shop/postal';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { isOneOf } from './city-names.ts';

const NONE: readonly string[] = [];

/** The cities of a French postal code. A single one is filled in, unless the customer typed another. */
export function useCities(of: 'address' | 'billing') {
  const { setValue } = useFormContext<CheckoutDraft>();
  const { country, postalCode, city } = useWatch<CheckoutDraft, 'address' | 'billing'>({ name: of });
  const isAsked = country === 'FR' && isPostalCode('FR', postalCode);
  const { data: cities = NONE } = useAnswer(listCities, {
    queryKey: ['cities', postalCode],
    query: { postalCode },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const filledIn = useRef('');
  const propose = useEffectEvent((only: string) => {
    if (city !== '' && city !== filledIn.current) return;
    filledIn.current = only;
    setValue(`${of}.city`, only, { shouldValidate: true });
    // Selects the text at once, so that a customer who is in the field types over it, not behind it.
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.name === `${of}.city`) focused.select();
  });
  useEffect(() => {
    const [only] = cities;
    if (only && cities.length === 1) propose(only);
  }, [cities]);
  const isUnknown = city.trim() !== '' && cities.length > 0 && !isOneOf(cities, city);
  return { cities, isUnknown };
}
