import { pictureUrl } from '@aimante/api-contract';
import { widthsFor } from '../../platform/pictures/picture-formats.ts';

export interface PictureRow {
  id: string;
  hash: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

/** A picture as the API returns it. `pictureUrl` is for clients that choose no width. */
export function viewPicture(row: PictureRow) {
  const widths = widthsFor(row.width);
  const source = { base: `/uploads/catalogue/${row.hash}`, width: row.width, height: row.height, widths };
  return {
    id: row.id,
    pictureUrl: pictureUrl(source, widths.at(-1) ?? row.width),
    ...source,
    colour: row.colour,
    alt: row.alt,
  };
}
