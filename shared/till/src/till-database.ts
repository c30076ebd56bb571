import type { TillOddity, TillRecord, TillStand } from '@aimante/api-contract/market';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ChainHead } from './build-record.ts';

const NAME = 'aimante-till';
const VERSION = 1;

/** The key of the basket on the screen. */
export const CURRENT_BASKET = 'current';

export interface StoredRecord {
  readonly number: number;
  readonly record: TillRecord;
  /** Where to send the ticket. */
  readonly receipt?: { readonly email: string; readonly locale: 'fr' | 'en' };
  /** `refused`: the server cannot read it. It stays on the device. */
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly oddities: readonly TillOddity[];
}

/** The registered device. The secret replaces a login, so that sending works after the login ended. */
export interface TillIdentity {
  readonly id: string;
  readonly name: string;
  readonly code: number;
  readonly secret: string;
  /** Origin of the API. */
  readonly baseUrl: string;
}

export interface Seller {
  readonly id: string | null;
  readonly name: string;
}

export interface OpenSession {
  readonly id: string;
  readonly eventId: string;
  readonly floatCents: number;
}

export interface WrongPins {
  readonly count: number;
  readonly at: number;
}

export type TillTrouble = 'offline' | 'device-unknown' | 'server';

interface Facts {
  readonly device: TillIdentity;
  readonly head: ChainHead;
  readonly session: OpenSession;
  readonly seller: Seller;
  readonly trouble: TillTrouble;
  /** Wrong codes in a row, and the time of the last one. */
  readonly wrongPins: WrongPins;
  /** By how many milliseconds the clock of the device is ahead of the server. */
  readonly clock: number;
}

interface TillSchema extends DBSchema {
  records: { key: number; value: StoredRecord; indexes: { state: string } };
  facts: { key: string; value: Facts[keyof Facts] };
  stands: { key: string; value: TillStand };
  pictures: { key: string; value: Blob };
  /** Baskets: the one on the screen, and those that wait. */
  baskets: { key: string; value: unknown };
}

type Database = IDBPDatabase<TillSchema>;

export interface TillDatabase {
  readonly raw: Database;
  fact<Name extends keyof Facts>(name: Name): Promise<Facts[Name] | undefined>;
  setFact<Name extends keyof Facts>(name: Name, value: Facts[Name] | undefined): Promise<void>;
  waiting(limit: number): Promise<StoredRecord[]>;
  recordsSince(number: number): Promise<StoredRecord[]>;
  close(): void;
}

/** Whether this browser is a till. Does not create the database. */
export async function hasTill(): Promise<boolean> {
  if (!indexedDB.databases) return false;
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

export async function openTill(): Promise<TillDatabase> {
  const raw = await openDB<TillSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: 'number' }).createIndex('state', 'state');
      database.createObjectStore('facts');
      database.createObjectStore('stands');
      database.createObjectStore('pictures');
      database.createObjectStore('baskets');
    },
    // Another tab needs a newer schema, which must not wait for this connection.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    raw,
    fact: async <Name extends keyof Facts>(name: Name) => (await raw.get('facts', name)) as Facts[Name] | undefined,
    async setFact(name, value) {
      if (value === undefined) await raw.delete('facts', name);
      else await raw.put('facts', value, name);
    },
    waiting: (limit) => raw.getAllFromIndex('records', 'state', 'waiting', limit),
    recordsSince: (number) => raw.getAll('records', IDBKeyRange.lowerBound(number)),
    close: () => raw.close(),
  };
}
