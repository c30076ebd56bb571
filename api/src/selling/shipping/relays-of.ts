import type { Relay } from '@aimante/api-contract/shipping';
import type { Services } from '../../platform/services/services.ts';
import { carriersOf } from '../carriers/carriers.ts';
import { CarrierRefusal, CarrierSilence, type RelayPlace } from '../carriers/protocol/carrier.ts';

export interface Relays {
  /** Null: the carrier is not responding, or none is configured. */
  near(place: RelayPlace): Promise<Relay[] | null>;
  /** Undefined: there is no such point. Null: as above. */
  find(id: string): Promise<Relay | undefined | null>;
}

/** The pick-up points of the shop's carrier. */
export function relaysOf(services: Pick<Services, 'config' | 'now'>): Relays {
  const { relays } = carriersOf(services);
  return {
    near: (place) => (relays ? unlessAway(relays.near(place)) : Promise.resolve(null)),
    find: (id) => (relays ? unlessAway(relays.find(id)) : Promise.resolve(null)),
  };
}

function unlessAway<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof CarrierSilence || error instanceof CarrierRefusal) return null;
    throw error;
  });
}
