import { cellPhotos, type MagnetShape, parseRecipe } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { typesetRecipe } from '@aimante/print/tile';
import { previewKey, readPhotoFiles } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { MailToSend } from '../../platform/mail/contents/mail-contents.ts';
import type { Ordered } from '../../platform/mail/contents/mail-text.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSettings } from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';
import { readOrder } from '../customer-orders/views/order-view.ts';
import { drawMagnets, type PicturedMagnet } from './magnet-picture.ts';
import { recapOf } from './recap.ts';

type Context = Pick<Services, 'changes' | 'secrets' | 'now' | 'storage' | 'lookups'>;

const confirming = ['order-taken', 'supplement-offered', 'payment-confirmed', 'transfer-awaited'];
const withRecap = new Set(['order-received', ...confirming]);
const withMagnets = new Set([...confirming, 'order-shipped', 'order-ready']);

/** Reads the order when the mail is sent, so that no address is stored in the queue. Undefined: not about an order. */
export async function readOrdered(services: Context, db: Queryable, mail: MailToSend): Promise<Ordered | undefined> {
  const { kind, locale, payload, attempts } = mail;
  const { orderId } = payload;
  if (typeof orderId !== 'string') return undefined;
  const order = await readOrder(services, db, { id: orderId, locale });
  const magnets = withMagnets.has(kind)
    ? await pictureOf(services, db, orderId).catch((error: unknown) => {
        if (attempts === 1) throw error;
        return undefined;
      })
    : undefined;
  return {
    firstName: (order.shippingAddress ?? order.billingAddress)?.firstName ?? '',
    hasPhotos: order.hasPhotos !== false,
    missingPhotos: order.missingPhotos ?? 0,
    ...(withRecap.has(kind) && { recap: recapOf(order, locale) }),
    ...(magnets && { magnets }),
    ...(confirming.includes(kind) && { attachments: [await attachTerms(db, locale)] }),
  };
}

async function attachTerms(db: Queryable, locale: MailToSend['locale']) {
  const { writeTermsPdf } = await import('./terms-pdf.ts');
  return writeTermsPdf((await readSettings(db)).settings, locale);
}

interface MagnetRow extends Record<string, unknown> {
  sha256: string;
  recipe: unknown;
  width: number;
  height: number;
  cornerRadius: number | null;
  shape: MagnetShape | null;
}

/** Corner radius for a product without a die of its own, as on the tiles in the shop. */
const PLAIN_CORNER = 0.07;

/**
 * If the file store is away, the first attempt fails and is retried. The next one sends the mail without its picture.
 */
async function pictureOf({ storage }: Context, db: Queryable, orderId: string): Promise<Buffer | undefined> {
  const { rows } = await db.execute<MagnetRow>(sql`SELECT f.sha256, p.recipe, l.magnet_width_mm::float8 AS width,
      l.magnet_height_mm::float8 AS height, (l.print_profile ->> 'cornerRadiusMm')::float8 AS "cornerRadius",
      l.print_profile ->> 'shape' AS shape
    FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id
    WHERE l.order_id = ${orderId} AND f.state = 'ready' AND p.review <> 'blocked'
    ORDER BY l.position, p.position LIMIT 8`);
  const magnets = await Promise.all(rows.map((row) => magnetOf({ db, storage }, row)));
  const drawn = magnets.filter((magnet) => magnet !== undefined);
  return drawn.length > 0 ? drawMagnets(drawn).catch(() => undefined) : undefined;
}

async function magnetOf(
  files: { db: Queryable; storage: Services['storage'] },
  row: MagnetRow,
): Promise<PicturedMagnet | undefined> {
  const read = parseRecipe(row.recipe);
  const file = await files.storage.open(previewKey(row.sha256));
  if ('error' in read || !file) return undefined;
  const { width, height, cornerRadius, shape } = row;
  const ids = cellPhotos(read.recipe).map(({ photoId }) => photoId);
  const magnet = { trim: { width, height }, bleed: 0 };
  return {
    photo: Buffer.concat(await file.stream.toArray()),
    cells: await readPhotoFiles(files, ids, 'preview'),
    recipe: read.recipe,
    drawing: drawDesign(read.recipe, magnet, await typesetRecipe(read.recipe)),
    outline: {
      trim: magnet.trim,
      cornerRadius: cornerRadius || PLAIN_CORNER * Math.min(width, height),
      shape: shape ?? 'rectangle',
    },
  };
}
