import { seedDemo } from '../../seeds/seed.ts';
import type { Config } from '../platform/config/config.ts';
import { readSecrets } from '../platform/config/secrets.ts';
import { listenToChanges } from '../platform/database/changes.ts';
import { type ConnectionOptions, connect } from '../platform/database/connect.ts';
import { createPictureStore } from '../platform/pictures/picture-store.ts';
import type { Services } from '../platform/services/services.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { eventHandlers } from './event-handlers.ts';

export interface RunningServices extends Services {
  close(): Promise<void>;
}

interface ServicesOptions extends Pick<ConnectionOptions, 'onQuery' | 'onConflict'> {
  now?: () => Date;
  /** Takes no silence of the database for its end. Tests, which share a busy machine, do. */
  waitsForSilence?: boolean;
}

/** Opens what the modules are given. An empty database gets the demo's contents where the demo is on. */
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
    now: now ?? (() => new Date()),
  };
  const close = async () => {
    await changes.close();
    await connection.pool.end();
  };
  // What was opened would keep the process alive, and a run of tests with it.
  const undo = async (error: unknown) => {
    await close();
    throw error;
  };
  if (config.demo) await seedDemo(services).catch(undo);
  return { ...services, close };
}
