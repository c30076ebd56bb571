import { type Client, pictureSources, pictureUrl } from '@aimante/api-contract';
import { listMagnets, type Picture } from '@aimante/api-contract/catalogue';
import { type ListedTemplate, listTemplates } from '@aimante/api-contract/templates';
import type { Locale } from '@aimante/contract';
import type { Design } from '@aimante/print';
import { queryOptions } from '@aimante/remote/data';
import type { PictureSource } from '@aimante/ui';
import { factsOf, type GalleryTemplate } from './gallery-template.ts';
import { magnetsOf } from './template-offer.ts';

const FRESH_MS = 60_000;
const MOST_MAGNETS = 100;
const PLAIN_WIDTH = 320;
/** Follows what the owner edits. */
const OF_SHOP = { staleTime: FRESH_MS, meta: { isOfShop: true } } as const;

export const magnetsQuery = (api: Client, lang: Locale) =>
  queryOptions({
    ...OF_SHOP,
    queryKey: ['gallery-magnets', lang],
    queryFn: async ({ signal }) =>
      magnetsOf(await api(listMagnets, { query: { lang, limit: MOST_MAGNETS } }, { signal })),
  });

/** Facts only: the designs are read by the editor. */
export const teamTemplatesQuery = (api: Client) =>
  queryOptions({
    ...OF_SHOP,
    queryKey: ['gallery-templates'],
    queryFn: async ({ signal }) => (await api(listTemplates, {}, { signal })).data.map(galleryTemplateOf),
  });

function galleryTemplateOf({ picture, design, english: _, ...named }: ListedTemplate): GalleryTemplate {
  const source = sourceOf(picture);
  // The API has checked it. The parser is too large for a page that only counts its layers.
  return { ...named, ...factsOf(design as unknown as Design), pictures: { fr: source, en: source } };
}

function sourceOf(picture: Picture): PictureSource {
  const width = picture.widths.find((each) => each >= PLAIN_WIDTH) ?? picture.widths.at(-1) ?? picture.width;
  return {
    src: pictureUrl(picture, width),
    width,
    height: Math.round((width * picture.height) / picture.width),
    avifSrcSet: pictureSources(picture, 'avif'),
    webpSrcSet: pictureSources(picture, 'webp'),
  };
}
