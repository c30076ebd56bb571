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

/** Where each step of production leads, the usual way first. `livre` and `retire` end it. */
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
