import { recipeKey } from '@aimante/print';
import type { QueueItem } from '../../photo-project/photo-project.ts';
import { sheetOutput } from '../outputs.ts';
import { type ItemArtwork, type PrintedMagnet, renderArtwork } from '../render-artwork.ts';
import { type ItemOutput, type PictureSource, renderItem } from '../render-item.ts';

type Framed = Pick<QueueItem, 'photoId' | 'recipe'>;

/** Pictures rendered in advance, so that a download or the cart has them at once. */
export interface PreparedPictures {
  /** Renders these and drops all others. */
  prepare(items: readonly Framed[], output: ItemOutput): void;
  /** Rendered now if it was not prepared. */
  pictureOf(item: Framed, output: ItemOutput): Promise<Blob>;
  /** For a PDF. */
  artworkOf(item: QueueItem, magnet: PrintedMagnet): Promise<ItemArtwork>;
}

/** Maximum number of prepared pictures: a PNG of the free tool has up to 8 MB. The others are rendered on request. */
const MOST = 12;

const keyOf = ({ photoId, recipe }: Framed, { width, height, bleed, type }: ItemOutput) =>
  [photoId, recipeKey(recipe), width, height, bleed, type].join(' ');

export function createPreparedPictures(source: PictureSource): PreparedPictures {
  const prepared = new Map<string, Promise<Blob>>();

  function start(key: string, item: Framed, output: ItemOutput) {
    const picture = renderItem(source, item, output);
    prepared.set(key, picture);
    picture.catch(() => prepared.delete(key));
  }

  return {
    prepare(items, output) {
      const wanted = new Map(items.slice(0, MOST).map((item) => [keyOf(item, output), item]));
      for (const key of prepared.keys()) if (!wanted.has(key)) prepared.delete(key);
      for (const [key, item] of wanted) if (!prepared.has(key)) start(key, item, output);
    },
    artworkOf: async (item, magnet) =>
      (await renderArtwork(source, item, magnet)) ?? renderItem(source, item, sheetOutput(magnet, magnet.pxPerMm)),
    pictureOf: (item, output) => prepared.get(keyOf(item, output)) ?? renderItem(source, item, output),
  };
}
