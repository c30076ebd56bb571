import type { Order, OrderLine, OrderPhoto } from '@aimante/api-contract/orders';
import { parseRecipe, photoLayersOf } from '@aimante/print';
import { viewPicture } from '../../../catalogue/index.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';

import { missingOfLine } from '../../orders/record/missing-photos.ts';
import { magnetPictureUrl } from '../photos/magnet-link.ts';
import { consentOf } from '../photos/print-anyway.ts';
import { printedDpi } from '../photos/printed-dpi.ts';

export interface LineRow extends Omit<OrderLine, 'photos' | 'imageUrl'> {
  picture: { hash: string; width: number; height: number } | null;
  stage: 'todo' | 'done' | 'void';
  vatRate: number;
  photos: (Pick<OrderPhoto, 'id' | 'photoId' | 'copies' | 'review' | 'reviewReason'> & {
    recipe: unknown;
    isThere: boolean;
  })[];
}

export const lineJson = sql`json_build_object('id', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
  'bundleId', l.bundle_id, 'kind', l.kind, 'name', l.name, 'options', l.options, 'quantity', l.quantity, 'removedQuantity', l.removed_quantity, 'unitPriceCents', l.unit_price_cents,
  'totalCents', l.total_cents, 'isPersonalised', l.is_personalised, 'magnetWidth', l.magnet_width_mm::float8,
  'magnetHeight', l.magnet_height_mm::float8, 'magnetShape', coalesce((SELECT c.shape FROM products r
    JOIN print_profiles c ON c.id = r.print_profile_id WHERE r.id = l.product_id), 'rectangle'), 'loyaltyPoints', l.loyalty_points, 'stage', l.stage, 'vatRate', l.vat_rate::float8,
  'missingPhotos', ${missingOfLine}, 'picture', (SELECT json_build_object('hash', b.hash, 'width', b.width, 'height', b.height) FROM product_images i
    JOIN pictures b ON b.id = i.picture_id WHERE i.product_id = l.product_id ORDER BY i.position, i.id LIMIT 1),
  'photos', coalesce((SELECT json_agg(json_build_object('id', p.id, 'photoId', p.photo_id, 'copies', p.copies,
      'review', p.review, 'reviewReason', p.review_reason, 'recipe', p.recipe, 'isThere', f.state = 'ready') ORDER BY p.position)
    FROM order_line_photos p JOIN photos f ON f.id = p.photo_id WHERE p.order_line_id = l.id), '[]'))`;

/** The places of the photos of a collage. */
function cellsOf(recipe: unknown): Pick<OrderPhoto, 'cells'> {
  const read = parseRecipe(recipe);
  const photos = 'recipe' in read ? photoLayersOf(read.recipe) : [];
  const cells = photos.flatMap(({ area }) => (area ? [{ ...area }] : []));
  return photos.length > 1 && cells.length === photos.length ? { cells } : {};
}

interface LineContext {
  now: Date;
  events: Order['events'];
}

export function viewLine(
  { secrets }: Pick<Services, 'secrets'>,
  line: LineRow,
  { now, events }: LineContext,
): OrderLine {
  const { picture, stage: _, vatRate: __, photos, missingPhotos = 0, ...shown } = line;
  return {
    ...shown,
    ...(missingPhotos > 0 && { missingPhotos }),
    imageUrl: picture && viewPicture({ ...picture, id: '', colour: '', alt: '' }).pictureUrl,
    photos: photos.map(({ isThere, recipe, ...photo }) => {
      const { canPrintAnyway, isPrintedAnyway } = consentOf(events, photo.id);
      const dpi = printedDpi(recipe, { width: line.magnetWidth, height: line.magnetHeight });
      return {
        ...photo,
        previewUrl: isThere
          ? magnetPictureUrl(secrets.link, { linePhotoId: photo.id, photoId: photo.photoId }, now)
          : null,
        ...(dpi !== undefined && { dpi: Math.round(dpi) }),
        ...cellsOf(recipe),
        canPrintAnyway: photo.review === 'blocked' && canPrintAnyway,
        isPrintedAnyway,
      };
    }),
  };
}
