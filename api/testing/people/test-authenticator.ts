import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

interface Options {
  challenge: string;
}

/** A passkey in software: signs as an authenticator does, with a new key pair. */
export class TestAuthenticator {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  readonly #site: string;
  #counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
    this.#site = new URL(origin).hostname;
  }

  create({ challenge }: Options) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    // A COSE key: EC2, ES256, P-256.
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#data(hasCredential), Buffer.alloc(16), length, this.#id, key]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge }: Options) {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.#pair.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #data(flags: number): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(this.#site), Buffer.from([userPresent | userVerified | flags]), counter]);
  }

  #client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));

  #answer<Response extends object>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }
}
