export const GUEST_STEPS_IN_ORDER = ['contact', 'livraison', 'paiement'] as const;
export type GuestStep = (typeof GUEST_STEPS_IN_ORDER)[number];

export function toStep(typed: string | null): GuestStep {
  return GUEST_STEPS_IN_ORDER.find((step) => step === typed) ?? 'contact';
}

interface StepsDone {
  readonly isContactDone: boolean;
  readonly isDeliveryDone: boolean;
}

/** A step opens only after the previous ones are done. */
export function stepWithin(wanted: GuestStep, { isContactDone, isDeliveryDone }: StepsDone): GuestStep {
  if (!isContactDone) return 'contact';
  return wanted === 'paiement' && !isDeliveryDone ? 'livraison' : wanted;
}
