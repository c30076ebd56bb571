import type { Relay } from '@aimante/api-contract/shipping';
import { z } from 'zod';
import type { MondialRelayConfig } from '../../../platform/config/carrier-config.ts';
import type { Send } from '../protocol/ask-carrier.ts';
import type { RelayFinder } from '../protocol/carrier.ts';
import { callMondialRelay, type Parameters } from './soap.ts';

const text = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value.trim() : ''))
  .pipe(z.string());
const hours = z
  .object({ string: z.array(text) })
  .partial()
  .or(text)
  .optional();

const pointSchema = z.object({
  Num: text,
  LgAdr1: text,
  LgAdr3: text,
  CP: text,
  Ville: text,
  Pays: text,
  Distance: text,
  Horaires_Lundi: hours,
});
const answerSchema = z.object({
  PointsRelais: z
    .object({ PointRelais_Details: z.array(pointSchema) })
    .or(z.literal(''))
    .optional(),
});

/** Beyond this number a list is no help. */
const COUNT = '10';
const idForm = /^([A-Z]{2})-(\d{6})$/;

/** The carrier's own number of a point, from our id `FR-012345`. */
export function relayNumber(id: string): { country: string; number: string } | undefined {
  const [, country, number] = idForm.exec(id) ?? [];
  return country && number ? { country, number } : undefined;
}

/** Pick-up points by `WSI4_PointRelais_Recherche`. */
export function mondialRelays(config: MondialRelayConfig, send: Send): RelayFinder {
  const search = async (country: string, asked: { number?: string; postalCode?: string }) => {
    const answer = await callMondialRelay(config, send, {
      method: 'WSI4_PointRelais_Recherche',
      parameters: searchParameters(country, asked),
      schema: answerSchema,
      // The point does not exist, or none is near.
      accepts: ['24', '93', '94'],
    });
    const points = answer.PointsRelais ? answer.PointsRelais.PointRelais_Details : [];
    return points.map(toRelay);
  };
  return {
    near: ({ country, postalCode }) => search(country, { postalCode }),
    find: async (id) => {
      const known = relayNumber(id);
      return known && (await search(known.country, { number: known.number }))[0];
    },
  };
}

const searchParameters = (country: string, { number = '', postalCode = '' }): Parameters => [
  ['Pays', country],
  ['NumPointRelais', number],
  ['Ville', ''],
  ['CP', postalCode],
  ['Latitude', ''],
  ['Longitude', ''],
  ['Taille', ''],
  ['Poids', ''],
  ['Action', ''],
  ['DelaiEnvoi', '0'],
  ['RayonRecherche', ''],
  ['TypeActivite', ''],
  ['NACE', ''],
  ['NombreResultats', number ? '1' : COUNT],
];

function toRelay(point: z.output<typeof pointSchema>): Relay {
  return {
    id: `${point.Pays}-${point.Num}`,
    name: point.LgAdr1,
    line1: point.LgAdr3,
    postalCode: point.CP,
    city: point.Ville,
    country: point.Pays,
    hours: hoursOf(point.Horaires_Lundi),
    distanceMeters: Number(point.Distance) || 0,
  };
}

const clock = (time: string): string => `${Number(time.slice(0, 2))}:${time.slice(2)}`;

/** Four times such as `0900`, of which `0000` is none. */
function hoursOf(day: z.output<typeof hours>): string {
  const times = (typeof day === 'object' && day.string) || [];
  const spans = [times.slice(0, 2), times.slice(2, 4)].filter(([from]) => from !== undefined && from !== '0000');
  return spans.map(([from = '', to = '']) => `${clock(from)}–${clock(to)}`).join(', ');
}
