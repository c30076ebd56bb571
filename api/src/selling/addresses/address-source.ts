import { z } from 'zod';
import type { Services } from '../../platform/services/services.ts';
import { demoAddressBase } from './demo-address-base.ts';

export interface FoundAddress {
  line1: string;
  postalCode: string;
  city: string;
}

export interface AddressQuestion {
  text: string;
  postalCode: string | undefined;
  limit: number;
}

/** Where addresses are looked up. It never throws: without an answer, there are no proposals. */
export interface AddressSource {
  find(question: AddressQuestion): Promise<FoundAddress[]>;
}

/** Sends a request over the network, or to a base that the shop plays itself. */
export type Send = (request: Request) => Promise<Response>;

/** A proposal that comes later is of no use: the customer has typed on. */
const timeoutMs = 900;
/** After a failure, the base is left alone for a while, so that no buyer waits for it. */
const restMs = 30_000;

const overNetwork: Send = (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

/** The part of the answer of the Base Adresse Nationale that is used: GeoJSON, as its `/search/` sends it. */
const featureSchema = z.object({
  properties: z.object({
    type: z.enum(['housenumber', 'street', 'locality', 'municipality']),
    name: z.string().min(1).max(200),
    postcode: z.string().regex(/^\d{5}$/),
    city: z.string().min(1).max(100),
  }),
});
const answerSchema = z.object({ features: z.array(z.unknown()).max(100) });

interface Base {
  url: string;
  send: Send;
  now: () => Date;
}

/** Reads the Base Adresse Nationale, or a server of the same shape. */
export function addressBase({ url, send, now }: Base): AddressSource {
  let awayUntil = 0;
  return {
    async find(question) {
      if (now().getTime() < awayUntil) return [];
      const answer = await ask(send, requestOf(url, question)).catch(() => undefined);
      if (answer) return answer;
      awayUntil = now().getTime() + restMs;
      return [];
    },
  };
}

function requestOf(url: string, { text, postalCode, limit }: AddressQuestion): Request {
  const query = new URLSearchParams({ q: text, ...(postalCode && { postcode: postalCode }), limit: String(limit) });
  return new Request(`${url}/search/?${query}`);
}

async function ask(send: Send, request: Request): Promise<FoundAddress[]> {
  const answer = await send(request);
  if (!answer.ok) throw new Error(`The address base answered ${answer.status}`);
  const { features } = answerSchema.parse(await answer.json());
  return features.flatMap((feature) => {
    const { data } = featureSchema.safeParse(feature);
    if (!data || data.properties.type === 'municipality') return [];
    const { name, postcode, city } = data.properties;
    return [{ line1: name, postalCode: postcode, city }];
  });
}

const known = new WeakMap<Services['config'], AddressSource>();
const none: AddressSource = { find: async () => [] };

/** The configured base, in a demo the one that the shop plays itself, or none. */
export function addressSourceOf({ config, now }: Pick<Services, 'config' | 'now'>): AddressSource {
  const found = known.get(config) ?? makeSource(config, now);
  known.set(config, found);
  return found;
}

function makeSource({ addresses, demo }: Services['config'], now: () => Date): AddressSource {
  if (addresses.apiUrl) return addressBase({ url: addresses.apiUrl, send: overNetwork, now });
  return demo ? addressBase({ url: 'http://adresse.test', send: demoAddressBase, now }) : none;
}
