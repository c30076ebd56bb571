import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Changes } from '../database/connection/changes.ts';
import type { Connection } from '../database/connection/connect.ts';
import type { EventHandler } from '../events/event.ts';
import type { Lookup } from '../events/lookup.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Storage } from '../storage/storage.ts';

export interface Services extends Connection {
  config: Config;
  secrets: Secrets;
  changes: Changes;
  storage: Storage;
  pictures: PictureStore;
  /** Reactions to events, in the order in which they run. */
  eventHandlers: readonly EventHandler<Services>[];
  /** SQL that one context supplies for the statements of another. */
  lookups: readonly Lookup[];
  now: () => Date;
}

export type ApiModule = (app: FastifyInstance, services: Services) => void | Promise<void>;
