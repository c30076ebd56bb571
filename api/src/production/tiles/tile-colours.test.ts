import { createRecipe, needsServerReading } from '@aimante/print';
import { COLOUR_FILES, type ColourFile, largestDifference, patchesOf, type Rgb } from '@aimante/print/colour-charts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TestUploader } from '../../../testing/people/test-uploader.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { placeReadyOrder } from '../../../testing/production/ready-order.ts';
import { renderTiles } from './render-tiles.ts';

/** CIEDE2000. */
const MOST_DIFFERENCE = 2;

let api: TestApi;
const tiles = new Map<string, Buffer>();
/** What the customer saw before the order: the server's reading, if browsers read the file differently. */
const readings = new Map<string, Buffer>();

beforeAll(async () => {
  api = await startTestApi();
  const { photos } = await placeReadyOrder(api.services, { copies: COLOUR_FILES.map(() => 1), rendered: 0 });
  for (const [at, file] of COLOUR_FILES.entries()) await order(file, photos[at] ?? '');
  await renderTiles.run(api.services);
  const { rows } = await api.services.pool.query<{ position: number; tile_path: string | null }>(
    'SELECT position, tile_path FROM order_line_photos',
  );
  for (const { position, tile_path } of rows) {
    const opened = tile_path === null ? undefined : await api.services.storage.open(tile_path);
    if (opened) tiles.set(COLOUR_FILES[position]?.name ?? '', Buffer.concat(await opened.stream.toArray()));
  }
}, 120_000);
afterAll(() => api.close());

/** Sends the file as the cropper does, and orders it whole. */
async function order({ name, bytes }: ColourFile, linePhotoId: string): Promise<void> {
  const file = await bytes();
  const isRead = await needsServerReading(new Uint8Array(file), name.endsWith('.png') ? 'png' : 'jpeg');
  const sent = isRead ? await read(file, name) : file;
  const { photoId, status } = await new TestUploader(api).upload(sent, name);
  expect({ name, status }).toEqual({ name, status: 204 });
  const { width, height } = await sharp(sent).metadata();
  await api.services.pool.query('UPDATE order_line_photos SET photo_id = $1, recipe = $2 WHERE id = $3', [
    photoId,
    createRecipe({ width, height }, width / height),
    linePhotoId,
  ]);
}

async function read(file: Buffer, name: string): Promise<Buffer> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(file)]), name);
  const answer = await fetch(`${api.url}/api/photos/reading`, { method: 'POST', body: form });
  expect({ name, status: answer.status }).toEqual({ name, status: 200 });
  const photo = Buffer.from(await answer.arrayBuffer());
  readings.set(name, photo);
  return photo;
}

/** The tile is 50 mm wide, with 2 mm of bleed on each side. */
async function patchesOfTile(name: string): Promise<readonly Rgb[]> {
  const tile = sharp(tiles.get(name));
  const { width, height } = await tile.metadata();
  const [left, top] = [Math.round((width * 2) / 54), Math.round((height * 2) / 54)];
  const trim = tile.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  return patchesOf(await trim.png().toBuffer());
}

describe.each(COLOUR_FILES)('$name', ({ name, expected }) => {
  it('is printed in the colours that the customer saw and the file declares', async () => {
    const reading = readings.get(name);
    const known = [reading && (await patchesOf(reading)), await expected?.()].filter((each) => !!each);
    const printed = await patchesOfTile(name);
    expect(known).not.toEqual([]);
    for (const colours of known) expect(largestDifference(colours, printed)).toBeLessThan(MOST_DIFFERENCE);
  });
});
