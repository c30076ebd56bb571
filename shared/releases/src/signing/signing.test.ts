import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readSignedDocument, signDocument } from './signed-document.ts';
import { loadSigningKeys } from './signing-keys.ts';

const keys = generateKeyPairSync('ed25519');
const parse = (value: unknown) => value;
const reader = { kind: 'release-set', name: 'the set', parse } as const;

describe('a signed document', () => {
  it('is read back as it was signed', () => {
    const body = signDocument(keys, 'release-set', { a: 'é' });
    expect(readSignedDocument(keys, body, reader)).toEqual({ a: 'é' });
  });

  it('is refused when any byte of it is changed', () => {
    const body = signDocument(keys, 'release-set', { remotes: ['mf-catalog'], id: 'abc' });
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const tampered = Buffer.from(body);
        tampered[at] = (tampered[at] ?? 0) ^ change;
        try {
          // Some changes do not affect the parsed JSON (white space, the escape of a letter).
          expect(readSignedDocument(keys, tampered, reader)).toEqual({ remotes: ['mf-catalog'], id: 'abc' });
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^(SIGNATURE|DOCUMENT)_INVALID$/) });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused with the signature of another key', () => {
    const other = generateKeyPairSync('ed25519');
    const body = signDocument(other, 'release-set', {});
    expect(() => readSignedDocument(keys, body, reader)).toThrow('is not signed with the release key');
  });

  it('is refused as another kind of document', () => {
    const body = signDocument(keys, 'release', {});
    expect(() => readSignedDocument(keys, body, reader)).toThrow('is not signed with the release key');
  });

  it('is refused when it is no document at all', () => {
    for (const body of ['', 'null', '[]', '{"payload":"{}"}', '<html>'])
      expect(() => readSignedDocument(keys, Buffer.from(body), reader)).toThrow('is not a signed document');
  });

  it('cannot be made without the private key', () => {
    expect(() => signDocument({ publicKey: keys.publicKey }, 'release', {})).toThrow('RELEASE_SIGNING_KEY');
  });
});

describe('the signing keys', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aimante-keys-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('are made once, for the owner only', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => loadSigningKeys({ dataDir })));
    const later = await loadSigningKeys({ dataDir });
    for (const { publicKey } of starts) expect(publicKey.equals(later.publicKey)).toBe(true);
    const { mode } = await stat(join(dataDir, 'keys', 'release-signing.pem'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('come from the environment, as PEM or as one line', async () => {
    const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const line = keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    const open = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    for (const env of [{ RELEASE_SIGNING_KEY: pem }, { RELEASE_SIGNING_KEY: line }, { RELEASE_PUBLIC_KEY: open }])
      expect((await loadSigningKeys({ dataDir, env })).publicKey.equals(keys.publicKey)).toBe(true);
  });

  it('only read, where the environment holds no private one', async () => {
    const open = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await expect(loadSigningKeys({ dataDir, env: { RELEASE_PUBLIC_KEY: open } })).resolves.not.toHaveProperty(
      'privateKey',
    );
  });

  it('are refused without echoing the input when they are invalid', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const wrong = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    for (const secret of ['hunter2', wrong]) {
      const loading = loadSigningKeys({ dataDir, env: { RELEASE_SIGNING_KEY: secret } });
      await expect(loading).rejects.toMatchObject({
        code: 'KEY_INVALID',
        message: expect.not.stringContaining(secret),
      });
    }
  });
});
