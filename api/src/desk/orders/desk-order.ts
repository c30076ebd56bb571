import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { qualityOfDpi } from '@aimante/print';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import {
  needsAction,
  printedDpi,
  readOrder,
  readRefundable,
  shownParts,
  signDocumentToken,
  undoStageOf,
} from '../../selling/index.ts';

type Inside = Pick<DeskOrderDetail, 'userId' | 'history' | 'attempts' | 'refunds' | 'claims'> & { tiles: TileRow[] };
type Tile = DeskOrderDetail['tiles'][number];
type TileRow = Omit<Tile, 'dpi' | 'quality'> & { recipe: unknown; width: number | null; height: number | null };

/** The parts of an order that only the shop sees, in one statement. */
async function readInside(db: Queryable, id: string): Promise<Inside> {
  const { rows } = await db.execute<Inside & Record<string, unknown>>(sql`SELECT o.user_id AS "userId",
      coalesce((SELECT json_agg(json_build_object('type', e.type, 'by', e.actor_role, 'actor', u.email, 'data', e.data,
        'isPublic', e.is_public, 'at', e.at) ORDER BY e.at DESC, e.position DESC)
        FROM order_events e LEFT JOIN users u ON u.id = e.actor_id WHERE e.order_id = o.id), '[]') AS history,
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'provider', a.provider, 'reference', a.provider_reference,
        'amountCents', a.amount_cents, 'state', a.state, 'failure', a.failure_code, 'createdAt', a.created_at)
        ORDER BY a.position DESC) FROM payment_attempts a WHERE a.order_id = o.id), '[]') AS attempts,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents, 'reason', r.reason, 'state', r.state, 'parts', ${shownParts},
        'createdAt', r.created_at, 'failure', r.failure, 'method', r.method, 'needsAction', ${needsAction}) ORDER BY r.created_at DESC, r.replaces_id NULLS LAST, r.id) FROM refunds r WHERE r.order_id = o.id), '[]') AS refunds,
      coalesce((SELECT json_agg(json_build_object('id', c.id, 'kind', c.kind, 'reason', c.reason, 'message', c.message,
        'status', c.status, 'createdAt', c.created_at) ORDER BY c.created_at DESC) FROM claims c WHERE c.order_id = o.id), '[]')
        AS claims,
      coalesce((SELECT json_agg(json_build_object('linePhotoId', p.id, 'bleed', p.bleed_source,
        'isReady', p.tile_hash IS NOT NULL, 'cut', l.print_profile, 'recipe', p.recipe, 'width', l.magnet_width_mm, 'height', l.magnet_height_mm)
        ORDER BY l.position, p.position)
        FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = o.id), '[]') AS tiles
    FROM orders o WHERE o.id = ${id}`);
  const [inside] = rows;
  if (!inside) throw new Error(`Order ${id} is gone`);
  return inside;
}

/** Of an unpaid order. */
const offers = ['quote', 'pro_forma'] as const;

/** The addresses of the documents open nothing else of the order. */
function withoutLink(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { id, number, createdAt, status, documents, payment, supplements, supplementTo }: Order,
) {
  const token = signDocumentToken(secrets.link, id, now());
  const signed = documents.map((document) => ({
    ...document,
    url: `/api/orders/${id}/invoice.pdf?document=${document.label}&token=${token}`,
  }));
  const offered = offers.map((kind) => ({
    kind,
    label: number,
    issuedAt: createdAt,
    url: `/api/orders/${id}/offer.pdf?kind=${kind}&token=${token}`,
  }));
  return {
    trackToken: '' as const,
    checkoutId: null,
    replacedBy: null,
    payment: payment && { ...payment, action: null },
    supplements: (supplements ?? []).map((one) => ({ ...one, trackToken: '' })),
    supplementTo: supplementTo && { ...supplementTo, trackToken: '' },
    documents: [...signed, ...(status === 'en_attente' ? offered : [])],
  };
}

const timed = <T extends { createdAt: string }>(row: T): T => ({ ...row, createdAt: wireTime(row.createdAt) });

export async function readDeskOrder(
  services: Pick<Services, 'changes' | 'secrets' | 'now' | 'lookups'>,
  db: Queryable,
  { id, locale }: { id: string; locale: Locale },
): Promise<DeskOrderDetail> {
  const order = await readOrder(services, db, { id, locale });
  const { userId, history, attempts, refunds, claims, tiles } = await readInside(db, id);
  const { lines, shipping } = await readRefundable(db, id);
  return {
    ...order,
    ...withoutLink(services, order),
    userId,
    history: history.map((event) => ({ ...event, at: wireTime(event.at) })),
    attempts: attempts.map(timed),
    refunds: refunds.map(timed),
    refundable: {
      lines: lines.map(({ id: lineId, paidCents, refundedQuantity, setSize }) => ({
        lineId,
        paidCents,
        refundedQuantity,
        ...(setSize > 1 && { setSize }),
      })),
      shippingCents: shipping.cents,
    },
    claims: claims.map(timed),
    undoStage: undoStageOf(order, history[0]),
    tiles: tiles.map(viewTile),
  };
}

function viewTile({ recipe, width, height, ...tile }: TileRow): Tile {
  const dpi = printedDpi(recipe, { width, height });
  return dpi === undefined
    ? { ...tile, dpi: null, quality: null }
    : { ...tile, dpi: Math.round(dpi), quality: qualityOfDpi(dpi) };
}
