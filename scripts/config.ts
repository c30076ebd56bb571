import { resolve } from 'node:path';
import { readConfig as readApiConfig } from '@aimante/api/config';
import { readEdgeConfig } from '@aimante/edge/config';
import { z } from 'zod';

const PORTS = 'a number from 1 to 65535';
const port = (fallback: number) => z.coerce.number(PORTS).int(PORTS).min(1, PORTS).max(65_535, PORTS).default(fallback);
const flag = z.stringbool();

/** The settings of the commands themselves. The API and the edge read the same environment and more. */
const environmentSchema = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

export interface Config {
  readonly port: number;
  readonly apiPort: number;
  readonly dataDir: string;
  readonly isDemo: boolean;
}

export class ConfigError extends Error {}

/** An empty value counts as missing. Throws one line that names every fault, whichever part reads the setting. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  const own = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const faults = oneEach([...own, ...faultsOf(readApiConfig, given), ...faultsOf(readEdgeConfig, given)]);
  if (!data || faults.length > 0) {
    throw new ConfigError(`The environment is invalid. ${faults.join('. ')}. The README lists every setting.`);
  }
  if (data.PORT === data.API_PORT) throw new ConfigError(`PORT and API_PORT are both ${data.PORT}: give each its own.`);
  return {
    port: data.PORT,
    apiPort: data.API_PORT,
    dataDir: resolve(root, data.DATA_DIR),
    isDemo: data.DEMO ?? data.NODE_ENV !== 'production',
  };
}

function faultsOf(read: (environment: NodeJS.ProcessEnv) => unknown, environment: NodeJS.ProcessEnv): string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    return error instanceof Error && 'faults' in error ? (error.faults as string[]) : [String(error)];
  }
}

/** A setting that several parts read is named once, with the message of the first part. */
function oneEach(faults: readonly string[]): string[] {
  const names = faults.map((fault) => fault.split(':')[0]);
  return faults.filter((_, index) => names.indexOf(names[index]) === index);
}
