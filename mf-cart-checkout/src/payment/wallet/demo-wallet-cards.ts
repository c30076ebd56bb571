import type { Card } from '../card/card-rules.ts';

/** Test cards of the demo provider. */
const NUMBERS = { accepted: '4242424242424242', bank: '4000002500003155', declined: '4000000000000002' } as const;

export type DemoWalletCard = keyof typeof NUMBERS;

export const DEMO_WALLET_CARDS: readonly DemoWalletCard[] = ['accepted', 'bank', 'declined'];

export const demoCard = (name: DemoWalletCard): Card => ({
  number: NUMBERS[name],
  expiry: '12 / 34',
  cvc: '123',
  name: 'Démonstration',
});
