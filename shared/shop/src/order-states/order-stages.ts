export const orderStatuses = ['en_attente', 'en_cours', 'termine', 'annule'] as const;
export const paymentStatuses = ['pending', 'paid', 'failed'] as const;
export const orderStages = [
  'a_verifier',
  'pret',
  'imprime',
  'assemble',
  'emballe',
  'expedie',
  'pret_retrait',
  'livre',
  'retire',
  'bloque',
] as const;

type Stage = (typeof orderStages)[number];

/** Before the parcel is closed. */
export const unpackedStages: readonly Stage[] = ['a_verifier', 'pret', 'imprime', 'assemble', 'bloque'];

interface InProduction {
  readonly status: (typeof orderStatuses)[number];
  readonly stage: Stage;
  readonly shippingMethod: string;
}

/** The next stages of each production stage, the usual one first. `livre` and `retire` are final. */
export const nextStages: Readonly<Record<Stage, readonly Stage[]>> = {
  a_verifier: ['pret', 'bloque'],
  pret: ['imprime', 'a_verifier', 'bloque'],
  imprime: ['assemble', 'bloque'],
  assemble: ['emballe', 'bloque'],
  emballe: ['expedie', 'pret_retrait', 'bloque'],
  expedie: ['livre'],
  pret_retrait: ['retire'],
  livre: [],
  retire: [],
  bloque: ['a_verifier'],
};

/**
 * The next stages of an order in production: a parcel is shipped, an order collected at a market is made ready there.
 */
export const nextStagesOf = ({ status, stage, shippingMethod }: InProduction): readonly Stage[] =>
  status === 'en_cours'
    ? nextStages[stage].filter((next) => next !== (shippingMethod === 'market' ? 'expedie' : 'pret_retrait'))
    : [];
