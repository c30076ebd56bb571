import { resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const flag = z.stringbool();

/** What the commands themselves read. The API and the edge read, and check, the same environment and more. */
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

/** An empty value counts as none. Throws one line that names what is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = environmentSchema.safeParse(given);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is not right. ${faults.join('. ')}. The README lists every setting.`);
  }
  if (data.PORT === data.API_PORT) throw new ConfigError(`PORT and API_PORT are both ${data.PORT}: give each its own.`);
  return {
    port: data.PORT,
    apiPort: data.API_PORT,
    dataDir: resolve(root, data.DATA_DIR),
    isDemo: data.DEMO ?? data.NODE_ENV !== 'production',
  };
}

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);
