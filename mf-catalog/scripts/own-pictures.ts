export interface OwnPicture {
  /** Path in the folder of the originals. */
  readonly from: string;
  readonly ratio: number;
  readonly widths: readonly number[];
  /** In pixels of the original. Default: the middle. */
  readonly crop?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** AVIF quality. The WebP quality is derived from it. */
  readonly quality?: number;
}

const scene = { ratio: 4 / 5, widths: [320, 480, 640] };
const shot = { ratio: 4 / 3, widths: [400, 800] };
const wide = { ratio: 4 / 3, widths: [400, 800, 1200] };
const photo = { ratio: 1, widths: [160, 320] };

/** Pictures of the site itself. Pictures of products and projects come from the shop's API. */
export const ownPictures: Readonly<Record<string, OwnPicture>> = {
  hero: { from: 'catalogue/hero-frigo.jpg', ratio: 2, widths: [1024, 1440, 2000], quality: 48 },
  'hero-phone': {
    from: 'catalogue/hero-frigo.jpg',
    ratio: 5 / 4,
    crop: { left: 900, top: 0, width: 1500, height: 1200 },
    // Phones of 360 pixels at 2 and 412 at 1.75 take that of 736: below 15 kB it comes in one round trip.
    widths: [480, 736, 1100],
    quality: 40,
  },
  'inspiration-kitchen': { from: 'catalogue/inspiration-cuisine.jpg', ...scene },
  'inspiration-bedroom': { from: 'catalogue/inspiration-chambre-enfant.jpg', ...scene },
  'inspiration-wedding': { from: 'catalogue/inspiration-table-mariage.jpg', ...scene },
  'inspiration-office': { from: 'catalogue/inspiration-bureau.jpg', ...scene },
  workshop: { from: 'catalogue/portfolio-marche.jpg', ...wide },
  'quote-stack': { from: 'catalogue/portfolio-evenement-entreprise.jpg', ...shot },
  'gift-box': { from: 'catalogue/coffret-cadeau-magnets.jpg', ...shot },
  'round-badges': { from: 'catalogue/badge-magnet-rond.jpg', ...shot },
  association: { from: 'catalogue/portfolio-association.jpg', ...shot },
  balloons: { from: 'photos/05-montgolfieres-48-megapixels.jpg', ...shot },
  'project-fallback': {
    from: 'catalogue/hero-frigo.jpg',
    ratio: 4 / 3,
    crop: { left: 1000, top: 150, width: 1200, height: 900 },
    widths: [400, 800],
  },
  cat: { from: 'photos/15-chat-agrandi-domaine-public.jpg', ratio: 1, widths: [160, 320, 480] },
  bear: { from: 'photos/13-ourson-carre.jpg', ...photo },
  cake: { from: 'photos/09-gateau-cmjn.jpg', ...photo },
  lighthouse: { from: 'photos/03-phare-exif-orientation-8.jpg', ...photo },
  sunset: { from: 'photos/14-coucher-soleil.jpg', ...photo },
};
