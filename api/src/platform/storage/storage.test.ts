import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRequest, type UnsignedRequest } from '@aimante/s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const access = { region: 'eu-west-3', accessKeyId: 'AKIA', secretAccessKey: 'a secret/with+signs' };

/** Implements the part of S3 that we use, and verifies every signature. */
function fakeStore(): Promise<Server> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, content } = answerOf(files, request, Buffer.concat(parts));
      response.writeHead(status, { 'content-length': content?.length ?? 0 });
      response.end(request.method === 'HEAD' ? undefined : content);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function answerOf(
  files: Map<string, Buffer>,
  request: IncomingMessage,
  body: Buffer,
): { status: number; content?: Buffer } {
  const { url: path = '' } = request;
  if (!isSigned(request, body)) return { status: 403 };
  if (!path.startsWith('/photos/'))
    return { status: 404, content: Buffer.from('<Error><Code>NoSuchBucket</Code></Error>') };
  if (request.method === 'PUT') files.set(path, body);
  if (request.method === 'DELETE') return { status: files.delete(path) ? 200 : 204 };
  const content = files.get(path);
  return content ? { status: 200, content } : { status: 404 };
}

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const at = new Date(String(headers['x-amz-date']).replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const request = {
    method: method as UnsignedRequest['method'],
    url: new URL(url, `http://${headers.host}`),
    body,
    at,
  };
  const wanted = signRequest(access, request);
  const digest = createHash('sha256').update(body).digest('hex');
  return headers.authorization === wanted.authorization && headers['x-amz-content-sha256'] === digest;
}

describe('storage', () => {
  let folder: string;
  let server: Server;
  let stores: Record<string, Storage>;
  const bucket = (name: string, secret = access.secretAccessKey) => {
    const { port } = server.address() as AddressInfo;
    const keys = `${access.accessKeyId}:${encodeURIComponent(secret)}`;
    return openStorage({
      dataDir: folder,
      filesUrl: `http://${keys}@127.0.0.1:${port}/${name}?region=${access.region}`,
    });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aimante-storage-'));
    server = await fakeStore();
    stores = { folder: openStorage({ dataDir: folder, filesUrl: undefined }), bucket: bucket('photos') };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const kind of ['folder', 'bucket']) {
    it(`in a ${kind} keeps a value until it is removed`, async () => {
      const store = stores[kind];
      if (!store) throw new Error(kind);
      const content = Buffer.from('été\0\u{1f9f2}');
      expect(await store.has('a/b-1.jpg')).toBe(false);
      expect(await store.open('a/b-1.jpg')).toBeUndefined();
      await store.put('a/b-1.jpg', Buffer.from('first'));
      await store.put('a/b-1.jpg', content);
      const file = await store.open('a/b-1.jpg');
      expect(file?.size).toBe(content.length);
      expect(Buffer.concat((await file?.stream.toArray()) ?? [])).toEqual(content);
      await store.remove('a/b-1.jpg');
      await store.remove('a/b-1.jpg');
      expect(await store.has('a/b-1.jpg')).toBe(false);
    });

    it(`in a ${kind} is left by no key`, async () => {
      for (const key of ['../secrets.json', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/..', 'a b', 'a%2e', '']) {
        await expect(stores[kind]?.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
      }
    });
  }

  it('says what a bucket refuses', async () => {
    await expect(bucket('photos', 'wrong').put('a', Buffer.from('x'))).rejects.toThrow('answered 403 to PUT /photos/a');
    await expect(bucket('nowhere').put('a', Buffer.from('x'))).rejects.toThrow('does not exist');
    await expect(bucket('nowhere').open('a')).rejects.toThrow('does not exist');
  });
});
