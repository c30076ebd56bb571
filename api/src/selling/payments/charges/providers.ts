import type { PaymentMethod } from '@aimante/api-contract/payments';
import type { Services } from '../../../platform/services/services.ts';
import type { ChoiceWords } from '../../../platform/text/both-languages.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { demoProvider } from '../demo-provider/demo-provider.ts';
import type { OnlineProvider } from '../provider/provider.ts';
import { paypalProvider } from '../real-providers/paypal-provider.ts';
import { stripeProvider } from '../real-providers/stripe-provider.ts';

export type Providers = ReadonlyMap<string, OnlineProvider>;

const made = new WeakMap<object, Providers>();

/** The configured providers: the demo's in a demo shop, real ones if their keys are set. */
export function paymentProviders(services: Pick<Services, 'config' | 'db' | 'secrets' | 'now'>): Providers {
  const known = made.get(services.config);
  if (known) return known;
  const { stripe, paypal, demo } = services.config.payments;
  const list: OnlineProvider[] = [
    ...(stripe ? [stripeProvider(stripe, services.now)] : []),
    ...(paypal ? [paypalProvider(paypal, services.now)] : []),
    ...(demo ? [demoProvider(services)] : []),
  ];
  const providers = new Map(list.map((provider) => [provider.name, provider]));
  made.set(services.config, providers);
  return providers;
}

type Offered = 'demo' | 'stripe' | 'paypal' | 'transfer';
const texts: Record<Offered, ChoiceWords> = {
  demo: {
    fr: { name: 'Carte bancaire (démonstration)', description: 'Aucun paiement réel : utilisez une carte de test.' },
    en: { name: 'Card (demonstration)', description: 'No real payment: use a test card.' },
  },
  stripe: {
    fr: { name: 'Carte bancaire', description: 'Visa, Mastercard et CB.' },
    en: { name: 'Card', description: 'Visa, Mastercard and CB.' },
  },
  paypal: {
    fr: { name: 'PayPal', description: 'Vous validez le paiement chez PayPal.' },
    en: { name: 'PayPal', description: 'You approve the payment at PayPal.' },
  },
  transfer: {
    fr: {
      name: 'Virement bancaire',
      description: 'Vous avez 7 jours pour le faire. Nous commençons dès qu’il arrive.',
    },
    en: { name: 'Bank transfer', description: 'You have 7 days to make it. We start as soon as it arrives.' },
  },
};

export function paymentMethods(providers: Providers, locale: Locale): PaymentMethod[] {
  const online = [...providers.values()].map(({ name, publishableKey }) => ({
    provider: name,
    ...texts[name][locale],
    publishableKey: publishableKey ?? null,
  }));
  return [...online, { provider: 'transfer', ...texts.transfer[locale], publishableKey: null }];
}
