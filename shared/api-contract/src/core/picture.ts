export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A picture of the shop: one file per width and format, named after its content, never deleted. */
export interface PictureSource {
  /** `/uploads/catalogue/<hash>`: the part before `-640.avif`. */
  base: string;
  width: number;
  height: number;
  widths: readonly number[];
}

export const pictureUrl = ({ base }: PictureSource, width: number, format: PictureFormat = 'jpg'): string =>
  `${base}-${width}.${format}`;

/** A `srcset` for one format: `<source type="image/avif" srcSet={origin-prefixed…}>`. */
export const pictureSources = (picture: PictureSource, format: PictureFormat, origin = ''): string =>
  picture.widths.map((width) => `${origin}${pictureUrl(picture, width, format)} ${width}w`).join(', ');
