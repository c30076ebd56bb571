import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error.ts';

export interface SigningKeys {
  /** Absent when releases are only read. */
  readonly privateKey?: KeyObject;
  readonly publicKey: KeyObject;
}

interface KeySource {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * The key pair from `RELEASE_SIGNING_KEY` / `RELEASE_PUBLIC_KEY` (PEM, or base64 of the DER form), otherwise the one in
 * the data folder, which is created on first use.
 */
export async function loadSigningKeys({ dataDir, env = {} }: KeySource): Promise<SigningKeys> {
  const { RELEASE_SIGNING_KEY: secret, RELEASE_PUBLIC_KEY: open } = env;
  if (secret) return pairOf(parsePrivateKey(secret));
  if (open) return { publicKey: parsePublicKey(open) };
  return pairOf(parsePrivateKey(await keptKey(join(dataDir, 'keys'))));
}

async function keptKey(folder: string): Promise<string> {
  const file = join(folder, 'release-signing.pem');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const { privateKey } = generateKeyPairSync('ed25519');
  const scratch = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(scratch, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  // When two processes start at once for the first time, the second one uses the key of the first.
  await link(scratch, file).catch(() => undefined);
  await rm(scratch, { force: true });
  return readFile(file, 'utf8');
}

function pairOf(privateKey: KeyObject): SigningKeys {
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

function parsePrivateKey(text: string): KeyObject {
  return parseKey('RELEASE_SIGNING_KEY', () =>
    isPem(text) ? createPrivateKey(text) : createPrivateKey({ key: der(text), format: 'der', type: 'pkcs8' }),
  );
}

function parsePublicKey(text: string): KeyObject {
  return parseKey('RELEASE_PUBLIC_KEY', () =>
    isPem(text) ? createPublicKey(text) : createPublicKey({ key: der(text), format: 'der', type: 'spki' }),
  );
}

function parseKey(name: string, parse: () => KeyObject): KeyObject {
  try {
    const key = parse();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The text of a key must not appear in a message, whatever the fault.
  }
  throw new ReleaseError('KEY_INVALID', `${name} is not an Ed25519 key (PEM, or base64 of its DER form).`);
}

const isPem = (text: string) => text.includes('-----BEGIN');
const der = (text: string) => Buffer.from(text, 'base64');
