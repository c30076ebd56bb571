import type { Client } from '@aimante/api-contract';
import {
  addProductImage,
  addProductImages,
  createProduct,
  deleteProductImage,
  describeProductImage,
  getProduct,
  listProductImages,
  reorderProductImages,
} from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

const colour = (background: string, size = { width: 700, height: 500 }) =>
  sharp({ create: { ...size, channels: 3, background } });

function form(field: string, ...files: (Buffer | string)[]): FormData {
  const body = new FormData();
  for (const [at, file] of files.entries())
    body.append(field, new Blob([new Uint8Array(Buffer.from(file))]), `photo-${at}.jpg`);
  return body;
}

describe('the pictures of a product', () => {
  let api: TestApi;
  let admin: Client;
  let productId: string;
  let files: Buffer[];
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
    files = await Promise.all(['red', 'green', 'blue'].map((name) => colour(name).jpeg().toBuffer()));
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    productId = (await admin(createProduct, { body: { name: 'Magnet', price: 4 } })).id;
  });

  it('are added one by one or together, ordered, described and removed', async () => {
    const params = { productId };
    const first = await admin(addProductImage, { params, body: form('image', files[0] ?? '') });
    expect(first).toMatchObject({ width: 700, height: 500, widths: [320, 640] });
    const more = await admin(addProductImages, { params, body: form('images', files[1] ?? '', files[2] ?? '') });
    const order = [more[1]?.id ?? '', first.id, more[0]?.id ?? ''];
    const ordered = await admin(reorderProductImages, { body: { productId, imageIds: order } });
    expect(ordered.map(({ id }) => id)).toEqual(order);
    expect((await api.visitor(getProduct, { params: { id: productId } })).imageUrl).toBe(more[1]?.pictureUrl);
    const described = await admin(describeProductImage, {
      params: { id: first.id },
      body: { alt: { fr: 'Rouge', en: 'Red' } },
    });
    expect(described.alt).toBe('Rouge');
    await admin(deleteProductImage, { params: { id: first.id } });
    expect(await api.visitor(listProductImages, { params })).toHaveLength(2);
    await expect(admin(deleteProductImage, { params: { id: first.id } })).rejects.toMatchObject({
      code: 'IMAGE_NOT_FOUND',
    });
  });

  it('are ready in every format at once', async () => {
    const picture = await admin(addProductImage, { params: { productId }, body: form('image', files[0] ?? '') });
    for (const format of ['avif', 'webp', 'jpg']) {
      expect(await api.services.storage.has(`pictures/${picture.base.split('/').at(-1)}-640.${format}`)).toBe(true);
    }
  });

  it('lose their location and are turned upright', async () => {
    const exif = { IFD0: { Artist: 'canari' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } };
    const turned = await colour('red').jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const picture = await admin(addProductImage, { params: { productId }, body: form('image', turned) });
    expect(picture).toMatchObject({ width: 500, height: 700 });
    const bytes = Buffer.from(await (await fetch(api.url + picture.pictureUrl)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('canari')).toBe(false);
  });

  it('are refused when they are no pictures, too large or too many', async () => {
    const params = { productId };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const truncated = (files[0] ?? Buffer.alloc(0)).subarray(0, 400);
    for (const file of [svg, 'GIF89a', '%PDF-1.7', truncated]) {
      await expect(admin(addProductImage, { params, body: form('image', file) })).rejects.toMatchObject({
        status: 400,
        code: 'PICTURE_UNREADABLE',
      });
    }
    await expect(admin(addProductImage, { params, body: form('other', files[0] ?? '') })).rejects.toMatchObject({
      code: 'PICTURE_MISSING',
    });
    const bomb = await colour('white', { width: 8000, height: 5001 }).png({ compressionLevel: 9 }).toBuffer();
    await expect(admin(addProductImage, { params, body: form('image', bomb) })).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
    });
    const twenty = Array.from({ length: 20 }, () => files[0] ?? '');
    await admin(addProductImages, { params, body: form('images', ...twenty) });
    await expect(admin(addProductImage, { params, body: form('image', files[1] ?? '') })).rejects.toMatchObject({
      status: 409,
      code: 'TOO_MANY_IMAGES',
    });
  });

  it('need an order that names each of them once', async () => {
    const params = { productId };
    const { id } = await admin(addProductImage, { params, body: form('image', files[0] ?? '') });
    for (const imageIds of [[id, id], ['01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3']]) {
      await expect(admin(reorderProductImages, { body: { productId, imageIds } })).rejects.toMatchObject({
        code: 'ORDER_INCOMPLETE',
      });
    }
  });
});
