import { seedDemo } from '../../seeds/seed.ts';
import type { Config } from '../platform/config/config.ts';
import { readSecrets } from '../platform/config/secrets.ts';
import { listenToChanges } from '../platform/database/connection/changes.ts';
import { type ConnectionOptions, connect } from '../platform/database/connection/connect.ts';
import { createPictureStore } from '../platform/pictures/picture-store.ts';
import type { Services } from '../platform/services/services.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { eventHandlers } from './event-handlers.ts';
import { lookups } from './lookups.ts';

export interface RunningServices extends Services {
  close(): Promise<void>;
}

interface ServicesOptions extends Pick<ConnectionOptions, 'onQuery' | 'onConflict'> {
  now?: () => Date;
  /** Ignores a silent database instead of closing its connections. For tests, which share a busy machine. */
  waitsForSilence?: boolean;
}

/** Creates the services that modules use. In demo mode, an empty database gets the demo's contents. */
export async function createServices(
  config: Config,
  url: string,
  options: ServicesOptions = {},
): Promise<RunningServices> {
  const { now, waitsForSilence, ...watchers } = options;
  const { setSilent, ...connection } = connect({ url, ...watchers });
  const changes = listenToChanges(url, waitsForSilence ? {} : { onSilence: setSilent });
  const storage = openStorage(config);
  const services: Services = {
    ...connection,
    config,
    secrets: await readSecrets(config),
    changes,
    storage,
    pictures: createPictureStore(storage),
    eventHandlers,
    lookups,
    now: now ?? (() => new Date()),
  };
  const close = async () => {
    await changes.close();
    await connection.pool.end();
  };
  // Open connections would keep the process alive, and a test run with it.
  const undo = async (error: unknown) => {
    await close();
    throw error;
  };
  if (config.demo) await seedDemo(services).catch(undo);
  return { ...services, close };
}
