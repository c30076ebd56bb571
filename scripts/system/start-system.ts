import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreeSpace } from '../bootstrap/free-space.mjs';
import type { Config } from '../config.ts';
import { buildAll, builtPackages } from './build-all.ts';
import { type Child, ChildEnded, type ChildProcesses } from './child-processes.ts';
import { BusyPort, PORT_TAKEN, refuseBusyPorts } from './ports.ts';
import { publishAll } from './publish-all.ts';
import { addressesOf, serverEnvironment } from './server-environment.ts';

export interface SystemOptions {
  readonly root: string;
  readonly config: Config;
  /** The environment of the servers, in addition to the config. */
  readonly env: NodeJS.ProcessEnv;
  readonly children: ChildProcesses;
  readonly print: (line: string) => void;
  /** Builds and publishes only these. Default: all. */
  readonly folders?: readonly string[];
}

export interface System {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Never resolves. Rejects when a part of the system ends by itself. */
  readonly fails: Promise<never>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds and publishes what changed while the database and the API start, then starts the edge. Resolves when both
 * answer.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { root, config, env: given, children, print, folders = builtPackages(root) } = options;
  await refuseBusyPorts({ PORT: config.port, API_PORT: config.apiPort });
  // First of all: another program would create this folder for its secrets, closed to the database's user.
  await makeDataDir(config.dataDir);
  const { siteUrl, apiUrl } = addressesOf(config);
  const env = serverEnvironment(config, given);

  const keeper = children.start({ name: 'keeper', script: join(root, 'edge/src/keeper.ts'), env });
  const api = children.start({ name: 'api', script: join(root, 'api/src/server.ts'), env });
  const apiFails = failureOf(api);
  const released = buildAll({ root, children, print, folders }).then(() =>
    publishAll({ root, dataDir: config.dataDir, env, print, folders }),
  );
  const edgeReady = released.then(async () => {
    const { url } = await keeper.messageOfType('ready');
    const script = join(root, 'edge/src/server.ts');
    const edge = children.start({ name: 'edge', script, env: { ...env, KEEPER_URL: String(url) } });
    await edge.messageOfType('ready');
    return edge;
  });
  const [edge] = await Promise.race([Promise.all([edgeReady, api.messageOfType('ready')]), apiFails]).catch(
    async (error: unknown) => {
      await Promise.all([api.stop(), keeper.stop()]);
      throw portError(error, config);
    },
  );
  const stop = async () => {
    await Promise.all([edge.stop(), api.stop(), keeper.stop()]);
  };
  return { siteUrl, apiUrl, fails: Promise.race([apiFails, failureOf(edge), failureOf(keeper)]), stop };
}

/** A caller that chose the ports itself tries again with others. */
function portError(error: unknown, { port, apiPort }: Config): unknown {
  if (!(error instanceof ChildEnded) || error.end !== PORT_TAKEN) return error;
  return error.message.startsWith('api') ? new BusyPort('API_PORT', apiPort) : new BusyPort('PORT', port);
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch {
    throw new Error(`DATA_DIR is ${dataDir}, where no folder can be created. Choose another one.`);
  }
  if (existsSync(join(dataDir, 'postgres'))) return;
  await requireFreeSpace(dataDir, { gigabytes: 0.3, purpose: 'a new shop' });
}

async function failureOf(child: Child): Promise<never> {
  throw new ChildEnded(child.name, await child.ended);
}
