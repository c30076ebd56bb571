import { fitWithin, parseRecipe, withPhotoSize } from '@aimante/print';
import { renderDesign } from '@aimante/print/tile';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { previewKey } from '../../../people/index.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { OrderedMagnet } from './magnet-link.ts';

/** Longer side, in pixels. Enough for the largest magnet of an order page on a dense screen. */
const LONGEST = 600;

interface Row extends Record<string, unknown> {
  sha256: string;
  recipe: unknown;
  width: number | null;
  height: number | null;
}

/**
 * An ordered magnet as its tile is printed: crop, look and design, drawn from the preview of the photo. Undefined:
 * there is no such magnet, or its photo is gone.
 */
export async function drawMagnetPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { linePhotoId, photoId }: OrderedMagnet,
): Promise<Buffer | undefined> {
  const { rows } = await db.execute<Row>(sql`SELECT f.sha256, p.recipe, l.magnet_width_mm::float8 AS width,
      l.magnet_height_mm::float8 AS height
    FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id
    WHERE p.id = ${linePhotoId} AND p.photo_id = ${photoId} AND f.state = 'ready'`);
  const [row] = rows;
  const file = row && (await storage.open(previewKey(row.sha256)));
  return file && draw(Buffer.concat(await file.stream.toArray()), row);
}

/** A recipe that cannot be read shows the whole photo. */
async function draw(preview: Buffer, { recipe, width, height }: Row): Promise<Buffer> {
  const read = parseRecipe(recipe);
  if ('error' in read || !width || !height) return preview;
  const trim = { width, height };
  const photo = await sharp(preview).metadata();
  const output = fitWithin(trim, LONGEST);
  const picture = await renderDesign(preview, withPhotoSize(read.recipe, photo), {
    magnet: { trim, bleed: 0 },
    output,
  });
  return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
