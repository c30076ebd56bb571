import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface SheetPhoto {
  readonly id: string;
  /** As the cropper gives it to the sheet. */
  readonly jpeg: Uint8Array;
  /** As `canvas.toDataURL()` gives it. */
  readonly png: string;
}

const FOLDER = join(import.meta.dirname, '../../mf-catalog/pictures');
/** 50 mm at 300 dpi. */
const SIDE = 591;
const JPEG_QUALITY = 92;

/** Different photos: those of the shop, each in several colours. */
export async function readPhotos(count: number): Promise<SheetPhoto[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'));
  return Promise.all(Array.from({ length: count }, (_, index) => photo(files[index % files.length] ?? '', index)));
}

async function photo(file: string, index: number): Promise<SheetPhoto> {
  const picture = sharp(join(FOLDER, file))
    .resize(SIDE, SIDE, { fit: 'cover' })
    .modulate({ hue: (index * 23) % 360 });
  const [jpeg, png] = await Promise.all([
    picture.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer(),
    picture.clone().png().toBuffer(),
  ]);
  return { id: `${file} ${index}`, jpeg: new Uint8Array(jpeg), png: `data:image/png;base64,${png.toString('base64')}` };
}
