import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Changes } from '../database/changes.ts';
import type { Connection } from '../database/connect.ts';
import type { EventHandler } from '../events/event.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Storage } from '../storage/storage.ts';

/** What every module is given. */
export interface Services extends Connection {
  config: Config;
  secrets: Secrets;
  changes: Changes;
  storage: Storage;
  pictures: PictureStore;
  /** What follows from an event, in the order in which it runs. */
  eventHandlers: readonly EventHandler<Services>[];
  now: () => Date;
}

/** A noun of the shop puts its routes on the server. */
export type ApiModule = (app: FastifyInstance, services: Services) => void | Promise<void>;
