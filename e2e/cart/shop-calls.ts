import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { apiUrl, siteUrl } from '../fixtures/addresses.ts';

const PHOTOS = join(import.meta.dirname, '..', 'photos');

export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly version: number;
  readonly isPersonalised?: boolean;
  readonly magnetWidth: number | null;
  readonly magnetHeight: number | null;
}

export interface Photo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export async function answerOf<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** The URL of an API call. The caller's `request` sends the cookies of its browser. */
export const api = (path: string) => apiUrl() + path;

const origin = () => new URL(siteUrl()).origin;

export async function squareMagnet(request: APIRequestContext): Promise<Product> {
  return answerOf<Product>(await request.get(api('/api/products/slug/magnet-carre-5x5')));
}

/** Uploads an original in one piece with tus, as the cropper does. It belongs to the browser of `request`. */
export async function uploadPhoto(request: APIRequestContext, name = '06-trop-petite-300x200.jpg'): Promise<Photo> {
  const bytes = await readFile(join(PHOTOS, name));
  const tus = { 'tus-resumable': '1.0.0', origin: origin() };
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const created = await request.post(api('/api/uploads'), {
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const location = created.headers().location;
  if (!location) throw new Error(`the upload was answered ${created.status()}: ${await created.text()}`);
  const sent = await request.patch(new URL(location, apiUrl()).href, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
    // The last answer comes only after the server has read the photo.
    timeout: 30_000,
  });
  const id = sent.headers()['photo-id'];
  if (!id) throw new Error(`the photo was answered ${sent.status()}: ${await sent.text()}`);
  return answerOf<Photo>(await request.get(api(`/api/photos/${id}`)));
}

async function asAdmin(request: APIRequestContext): Promise<Record<string, string>> {
  const { token } = await answerOf<{ token: string }>(
    await request.post(api('/api/auth/login'), { data: accounts.admin }),
  );
  return { authorization: `Bearer ${token}`, origin: origin() };
}

/** A product for one test: changing it disturbs no other test. */
export async function sellProduct(request: APIRequestContext, name: string) {
  const { product, change } = await sell(request, { name, magnetWidth: 50, magnetHeight: 50 });
  return { product: { ...product, magnetWidth: 50, magnetHeight: 50 }, change };
}

export const sellItem = (request: APIRequestContext, name: string) => sell(request, { name, isPersonalised: false });

async function sell(request: APIRequestContext, fields: object) {
  const headers = await asAdmin(request);
  const data = { price: 4.5, stock: 2, ...fields };
  const product = await answerOf<Product>(await request.post(api('/api/products'), { headers, data }));
  return {
    product,
    change: async (change: object): Promise<Product> =>
      answerOf<Product>(await request.put(api(`/api/products/${product.id}`), { headers, data: change })),
  };
}

export async function issueCoupon(request: APIRequestContext, fields: object): Promise<string> {
  const headers = await asAdmin(request);
  const code = `E2E-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`.toUpperCase();
  await answerOf(await request.post(api('/api/coupons'), { headers, data: { code, ...fields } }));
  return code;
}
