import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptKey, openKeyRing, toSigner } from './key-ring.ts';
import { readSignedDocument, signDocument } from './signed-document.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const signer = toSigner(privateKey);
const parse = (value: unknown) => value;
const reader = { kind: 'release', name: 'the release', parse } as const;

describe('a signed document', () => {
  it('is read back as it was signed, with the keys that signed it', () => {
    const other = toSigner(generateKeyPairSync('ed25519').privateKey);
    const body = signDocument([signer, other], 'release', { a: 'é' });
    const read = readSignedDocument(body, reader);
    expect(read).toMatchObject({ value: { a: 'é' }, signedBy: [signer.keyId, other.keyId] });
    expect(read.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is not signed any more when any byte of it is changed', () => {
    const value = { remotes: ['mf-catalog'], id: 'abc' };
    const body = signDocument([signer], 'release', value);
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const tampered = Buffer.from(body);
        tampered[at] = (tampered[at] ?? 0) ^ change;
        try {
          const read = readSignedDocument(tampered, reader);
          // Some changes do not affect the parsed JSON (white space, the escape of a letter).
          if (read.signedBy.includes(signer.keyId)) expect(read.value).toEqual(value);
        } catch (error) {
          expect(error).toMatchObject({ code: 'DOCUMENT_INVALID' });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('counts no signature that another key made in its name', () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    const body = signDocument([{ keyId: signer.keyId, privateKey: other }], 'release', {});
    expect(readSignedDocument(body, reader).signedBy).toEqual([]);
  });

  it('is refused as another kind of document', () => {
    const body = signDocument([signer], 'channels', {});
    expect(() => readSignedDocument(body, reader)).toThrow('is not a signed document');
    const renamed = body.toString().replace('aimante.channels', 'aimante.release');
    expect(readSignedDocument(Buffer.from(renamed), reader).signedBy).toEqual([]);
  });

  it('is refused when it is no document at all', () => {
    for (const body of ['', 'null', '[]', '{"payload":"e30="}', '<html>'])
      expect(() => readSignedDocument(Buffer.from(body), reader)).toThrow('is not a signed document');
  });
});

describe('the keys', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aimante-keys-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('are made once, for the owner only', async () => {
    const file = join(dataDir, 'keys/teams/atelier.pem');
    const starts = await Promise.all([1, 2, 3].map(() => keptKey(file)));
    expect(new Set(starts.map(({ keyId }) => keyId)).size).toBe(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { keyId } = await keptKey(file);
    await expect(openKeyRing({ dataDir }).signers([keyId])).resolves.toMatchObject([{ keyId }]);
  });

  it('come from the environment, as PEM or as one line, and then no other is used', async () => {
    const { keyId } = await keptKey(join(dataDir, 'keys/other.pem'));
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const line = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    for (const secret of [pem, line]) {
      const ring = openKeyRing({ dataDir, env: { RELEASE_SIGNING_KEY: secret } });
      await expect(ring.signers([keyId, signer.keyId])).resolves.toMatchObject([{ keyId: signer.keyId }]);
    }
  });

  it('are refused without echoing the input when they are invalid', () => {
    const wrong = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    for (const secret of ['hunter2', wrong.export({ type: 'pkcs8', format: 'der' }).toString('base64')]) {
      const open = () => openKeyRing({ dataDir, env: { RELEASE_SIGNING_KEY: secret } });
      expect(open).toThrow('RELEASE_SIGNING_KEY is not an Ed25519 key');
      expect(open).not.toThrow(secret);
    }
  });
});
