import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';

const storedSchema = z.object({ auth: z.string().min(32), link: z.string().min(32) });
export type Secrets = z.output<typeof storedSchema>;

/**
 * From the environment; otherwise generated at the first start and saved in the data folder, readable by its owner
 * only.
 */
export async function readSecrets(config: Pick<Config, 'dataDir' | 'authSecret' | 'linkSecret'>): Promise<Secrets> {
  if (config.authSecret && config.linkSecret) return { auth: config.authSecret, link: config.linkSecret };
  const stored = await storedSecrets(join(config.dataDir, 'secrets.json'));
  return { auth: config.authSecret ?? stored.auth, link: config.linkSecret ?? stored.link };
}

async function storedSecrets(file: string): Promise<Secrets> {
  const made = { auth: randomBytes(48).toString('base64url'), link: randomBytes(48).toString('base64url') };
  await mkdir(join(file, '..'), { recursive: true });
  try {
    await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  }
}
