import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { TestApi } from '../platform/start-test-api.ts';

const origin = 'http://localhost:3000';

interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Response['headers'];
  body: Body;
}

/** A minimal tus client with a browser's cookies. */
export class TestUploader {
  readonly #api: TestApi;
  readonly #headers: Record<string, string>;
  cookie = '';

  constructor(api: TestApi, headers: Record<string, string> = {}) {
    this.#api = api;
    this.#headers = headers;
  }

  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<Answer<Body>> {
    const cookie = this.cookie ? { cookie: this.cookie, origin } : { origin };
    const headers = { 'tus-resumable': '1.0.0', ...cookie, ...this.#headers, ...init.headers };
    const body = init.body && new Uint8Array(init.body);
    const response = await fetch(this.#api.url + path, { method, headers, ...(body && { body }) });
    const given = response.headers.get('set-cookie')?.split(';')[0];
    if (given) this.cookie = given;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const parsed = (isJson && text ? JSON.parse(text) : {}) as Body;
    return { status: response.status, headers: response.headers, body: parsed };
  }

  create(bytes: number, name = 'photo.jpg'): Promise<Answer> {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    return this.send('POST', '/api/uploads', {
      headers: { 'upload-length': String(bytes), 'upload-metadata': metadata },
    });
  }

  append(location: string, offset: number, chunk: Buffer): Promise<Answer> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.send('PATCH', location, { headers, body: chunk });
  }

  /** Uploads a whole file in two parts. */
  async upload(content: Buffer, name?: string): Promise<Answer & { photoId: string | null }> {
    const created = await this.create(content.length, name);
    const location = created.headers.get('location') ?? '';
    const half = Math.ceil(content.length / 2);
    await this.append(location, 0, content.subarray(0, half));
    const last = await this.append(location, half, content.subarray(half));
    return { ...last, photoId: last.headers.get('photo-id') };
  }
}

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** A JPEG that looks different for each size and colour. */
export const testJpeg = (width = 400, height = 300, colour = '#c8452f'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg({ quality: 90 })
    .toBuffer();
