import { describe, expect, it } from '@jest/globals';
import { stepWithin, toStep } from './guest-step.ts';

describe('a step of the guest checkout', () => {
  it('is the delivery where the address names none', () => {
    expect([toStep(null), toStep('paiement'), toStep('ailleurs')]).toEqual(['livraison', 'paiement', 'livraison']);
  });

  it('opens the payment only after contact and delivery', () => {
    expect([stepWithin('paiement', false), stepWithin('paiement', true)]).toEqual(['livraison', 'paiement']);
    expect([stepWithin('contact', false), stepWithin('livraison', true)]).toEqual(['contact', 'livraison']);
  });
});
