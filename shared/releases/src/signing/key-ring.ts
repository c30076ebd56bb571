import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { keyIdOf, type Signer } from './signed-document.ts';

/** The private keys that this process may use. */
export interface KeyRing {
  /** Those of the given keys that are here. */
  readonly signers: (keyIds: readonly string[]) => Promise<Signer[]>;
}

interface KeySource {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** For a process that only reads releases. */
export const noKeys: KeyRing = { signers: async () => [] };

/** The key in `RELEASE_SIGNING_KEY` (PEM, or base64 of the DER form), otherwise those in `<dataDir>/keys`. */
export function openKeyRing({ dataDir, env = {} }: KeySource): KeyRing {
  const given = env.RELEASE_SIGNING_KEY;
  const only = given ? parsePrivateKey(given) : undefined;
  return {
    async signers(keyIds) {
      const keys = only ? [only] : await keptKeys(join(dataDir, 'keys'));
      return keys.map(toSigner).filter(({ keyId }) => keyIds.includes(keyId));
    },
  };
}

async function keptKeys(folder: string): Promise<KeyObject[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.pem'));
  return Promise.all(files.map(async (file) => createPrivateKey(await readFile(join(folder, file)))));
}

/** The key in this file. It is made on first use, readable for its owner only. */
export async function keptKey(file: string): Promise<Signer> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return toSigner(createPrivateKey(kept));
  const { privateKey } = generateKeyPairSync('ed25519');
  const scratch = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(scratch, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  // When two processes start at once for the first time, the second one uses the key of the first.
  await link(scratch, file).catch(() => undefined);
  await rm(scratch, { force: true });
  return toSigner(createPrivateKey(await readFile(file, 'utf8')));
}

export function toSigner(privateKey: KeyObject): Signer {
  return { privateKey, keyId: keyIdOf(createPublicKey(privateKey)) };
}

function parsePrivateKey(text: string): KeyObject {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The text of a key must not appear in a message, whatever the fault.
  }
  throw new ReleaseError('KEY_INVALID', 'RELEASE_SIGNING_KEY is not an Ed25519 key (PEM, or base64 of its DER form).');
}
