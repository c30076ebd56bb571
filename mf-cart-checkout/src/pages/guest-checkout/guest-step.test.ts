import { describe, expect, it } from '@jest/globals';
import { stepWithin, toStep } from './guest-step.ts';

describe('a step of the guest checkout', () => {
  it('is the first where the address names none', () => {
    expect([toStep(null), toStep('paiement'), toStep('ailleurs')]).toEqual(['contact', 'paiement', 'contact']);
  });

  it.each([
    [false, false, 'contact'],
    [true, false, 'livraison'],
    [true, true, 'paiement'],
  ])('opens when those before it are done (contact %s, delivery %s): %s', (isContactDone, isDeliveryDone, expected) => {
    const done = { isContactDone, isDeliveryDone };
    expect(stepWithin('paiement', done)).toBe(expected);
  });
});
