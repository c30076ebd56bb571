import type { ParcelState } from '../protocol/carrier.ts';

interface Step {
  afterHours: number;
  state: ParcelState;
  code: string;
  text: string;
}

const hourMs = 3_600_000;

/** What happens to a demo parcel, by the hours since its label was made. */
const usual: readonly Step[] = [
  { afterHours: 0, state: 'announced', code: 'DR1', text: 'Colis annoncé, en attente de dépôt' },
  { afterHours: 18, state: 'on_its_way', code: 'PC1', text: 'Colis pris en charge' },
  { afterHours: 30, state: 'on_its_way', code: 'ET1', text: 'Colis en cours de traitement' },
];
const atHome: readonly Step[] = [
  { afterHours: 42, state: 'out_for_delivery', code: 'MD2', text: 'Colis en cours de distribution' },
  { afterHours: 46, state: 'delivered', code: 'DI1', text: 'Colis distribué' },
];
const atRelay: readonly Step[] = [
  { afterHours: 54, state: 'at_relay', code: 'AG1', text: 'Colis disponible au Point Relais' },
  { afterHours: 78, state: 'delivered', code: 'DI1', text: 'Colis livré au destinataire' },
];

export interface PastStep extends Step {
  at: Date;
}

/** Parcels with a number that ends in 9 stop on their way, so that the demo has late ones. */
export function demoJourney(trackingNumber: string, { made, now, toRelay = false }: Journey): PastStep[] {
  const steps = trackingNumber.endsWith('9') ? usual : [...usual, ...(toRelay ? atRelay : atHome)];
  return steps
    .map((step) => ({ ...step, at: new Date(made.getTime() + step.afterHours * hourMs) }))
    .filter(({ at }) => at <= now);
}

interface Journey {
  made: Date;
  now: Date;
  toRelay?: boolean;
}
