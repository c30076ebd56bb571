import { cellPhotos, fitWithin, parseRecipe, type Recipe, withCellPhotos, withPhotoSize } from '@aimante/print';
import { renderDesign } from '@aimante/print/tile';
import sharp from 'sharp';
import { previewKey, readPhotoFiles } from '../../../people/index.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
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
  services: Pick<Services, 'db' | 'storage'>,
  { linePhotoId, photoId }: OrderedMagnet,
): Promise<Buffer | undefined> {
  const { db, storage } = services;
  const { rows } = await db.execute<Row>(sql`SELECT f.sha256, p.recipe, l.magnet_width_mm::float8 AS width,
      l.magnet_height_mm::float8 AS height
    FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id
    WHERE p.id = ${linePhotoId} AND p.photo_id = ${photoId} AND f.state = 'ready'`);
  const [row] = rows;
  const file = row && (await storage.open(previewKey(row.sha256)));
  return file && draw(services, Buffer.concat(await file.stream.toArray()), row);
}

/** A recipe that cannot be read, or a collage that lost a photo, shows the whole first photo. */
async function draw(
  services: Pick<Services, 'db' | 'storage'>,
  preview: Buffer,
  { recipe, width, height }: Row,
): Promise<Buffer> {
  const read = parseRecipe(recipe);
  if ('error' in read || !width || !height) return preview;
  const trim = { width, height };
  const photo = await sharp(preview).metadata();
  const output = fitWithin(trim, LONGEST);
  const ids = cellPhotos(read.recipe).map(({ photoId }) => photoId);
  const cells = await readPhotoFiles(services, ids, 'preview');
  if (ids.some((id) => !cells.has(id))) return preview;
  const reduced = withPhotoSize(await withPreviewsOf(read.recipe, cells), photo);
  const picture = await renderDesign(preview, reduced, { magnet: { trim, bleed: 0 }, output, cells });
  return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** The crops of a collage, of its previews. */
async function withPreviewsOf(recipe: Recipe, cells: ReadonlyMap<string, Buffer>): Promise<Recipe> {
  if (!recipe.design || cells.size === 0) return recipe;
  const sizes = new Map(
    await Promise.all([...cells].map(async ([id, file]) => [id, await sharp(file).metadata()] as const)),
  );
  const design = withCellPhotos(recipe.design, ({ photoId, crop }) => {
    const size = sizes.get(photoId);
    return { photoId, crop: size ? withPhotoSize(crop, size) : crop };
  });
  return { ...recipe, design };
}
