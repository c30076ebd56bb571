import type { Services } from '../../platform/services/services.ts';
import { communesOf } from '../communes/communes.ts';
import { colissimo } from './colissimo/colissimo.ts';
import { demoColissimo, demoColissimoConfig } from './demo-carriers/demo-colissimo.ts';
import { demoMondialRelay, demoMondialRelayConfig } from './demo-carriers/demo-mondial-relay.ts';
import { mondialRelay } from './mondial-relay/mondial-relay.ts';
import { mondialRelays } from './mondial-relay/relays.ts';
import { overNetwork } from './protocol/ask-carrier.ts';
import type { Carrier, CarrierName, RelayFinder } from './protocol/carrier.ts';

export interface Carriers {
  /** Undefined: not configured. */
  find(name: CarrierName): Carrier | undefined;
  relays: RelayFinder | undefined;
}

type Context = Pick<Services, 'config' | 'now'>;

const known = new WeakMap<Services['config'], Carriers>();

/** The carriers of this shop: the configured ones, and in a demo those that the shop plays itself. */
export function carriersOf(context: Context): Carriers {
  const found = known.get(context.config) ?? makeCarriers(context);
  known.set(context.config, found);
  return found;
}

function makeCarriers({ config: { carriers }, now }: Context): Carriers {
  const { demo } = carriers;
  const toHome = carriers.colissimo
    ? colissimo(carriers.colissimo, overNetwork)
    : demo && colissimo(demoColissimoConfig, demoColissimo(now));
  const relay = carriers.mondialRelay
    ? { config: carriers.mondialRelay, send: overNetwork }
    : demo && { config: demoMondialRelayConfig, send: demoMondialRelay({ now, cityOf }) };
  const toRelay = relay && mondialRelay(relay.config, relay.send);
  const all = [toHome, toRelay].filter((carrier) => carrier !== false);
  return {
    find: (name) => all.find((carrier) => carrier.name === name),
    relays: relay ? mondialRelays(relay.config, relay.send) : undefined,
  };
}

const cityOf = async (postalCode: string): Promise<string> =>
  (await communesOf(postalCode))[0] ?? `Secteur ${postalCode.slice(0, 2)}`;
