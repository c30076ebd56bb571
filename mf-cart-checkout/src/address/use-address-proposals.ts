import { type FoundAddress, findAddresses } from '@aimante/api-contract/shipping';
import { useAnswer } from '@aimante/remote/data';
import { useEffect, useState } from 'react';

/** So long a customer types on. */
const PAUSE_MS = 250;
const FEWEST_SIGNS = 4;
const NONE: readonly FoundAddress[] = [];

interface Asked {
  readonly text: string;
  readonly postalCode: string;
  readonly isAsked: boolean;
}

/** Addresses that begin as the typed one. None while nothing is found, the network is slow or the source is away. */
export function useAddressProposals({ text, postalCode, isAsked }: Asked): readonly FoundAddress[] {
  const typed = useCalm(text.trim());
  const query = { q: typed.slice(0, 200), ...(/^\d{5}$/.test(postalCode) && { postalCode }) };
  const { data = NONE } = useAnswer(findAddresses, {
    queryKey: ['addresses', query],
    query,
    enabled: isAsked && typed.length >= FEWEST_SIGNS,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isAsked && typed === text.trim() ? data : NONE;
}

/** The value once it has not changed for a moment. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
