/** `contact` is the top of the delivery step: both are one page. */
export const GUEST_STEPS_IN_ORDER = ['contact', 'livraison', 'paiement'] as const;
export type GuestStep = (typeof GUEST_STEPS_IN_ORDER)[number];

export function toStep(typed: string | null): GuestStep {
  return GUEST_STEPS_IN_ORDER.find((step) => step === typed) ?? 'livraison';
}

/** The payment opens only after contact and delivery are complete. */
export function stepWithin(wanted: GuestStep, isDeliveryDone: boolean): GuestStep {
  return wanted === 'paiement' && !isDeliveryDone ? 'livraison' : wanted;
}
