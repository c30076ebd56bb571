import type { UnpaidOrderDraft } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { findOrder, orderErrors, readOrder } from '../../selling/index.ts';

type Line = UnpaidOrderDraft['lines'][number];
type Recipes = ReadonlyMap<string, { recipe: Record<string, unknown>; fileName: string }>;

/** An unpaid order as the form needs it that changes it. Names are in the language of the reader. */
export async function readOrderDraft(
  services: Pick<Services, 'secrets' | 'now' | 'lookups'>,
  db: Queryable,
  { id, locale }: { id: string; locale: 'fr' | 'en' },
): Promise<UnpaidOrderDraft | Refusal> {
  const row = await findOrder(db, id);
  if (!row) return orderErrors.ORDER_NOT_FOUND();
  if (row.paymentStatus === 'paid') return orderErrors.ORDER_ALREADY_PAID();
  if (row.status !== 'en_attente') return orderErrors.ORDER_NOT_PAYABLE();
  const order = await readOrder(services, db, { id, locale });
  const recipes = await readRecipes(db, id);
  const { number, version, email, couponCode, customerNote, payment, relay, marketEvent } = order;
  const address = order.shippingAddress ?? withoutCompany(order.billingAddress);
  return {
    ...{ number, version, email, locale: row.locale, couponCode, customerNote },
    payment: payment?.provider === 'transfer' && payment.state === 'open' ? 'transfer' : 'link',
    shipping: {
      ...{ method: order.shippingMethod, relayId: relay?.id ?? null, marketEventId: marketEvent?.id ?? null },
      address: address && { ...address, phone: address.phone ?? order.phone },
    },
    lines: linesOf(order, recipes),
  };
}

function withoutCompany(billing: Order['billingAddress']): Order['shippingAddress'] {
  if (!billing) return null;
  const { siret: _, vatNumber: __, purchaseOrder: ___, ...address } = billing;
  return address;
}

async function readRecipes(db: Queryable, orderId: string): Promise<Recipes> {
  const { rows } = await db.execute<{ id: string; recipe: Record<string, unknown>; fileName: string }>(
    sql`SELECT p.id, p.recipe, f.file_name AS "fileName" FROM order_line_photos p
    JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id WHERE l.order_id = ${orderId}`,
  );
  return new Map(rows.map(({ id, ...photo }) => [id, photo]));
}

/** The sets and single magnets of one product are one line again: the quote composes them anew. */
function linesOf(order: Order, recipes: Recipes): Line[] {
  const articles = order.lines.filter(({ kind, productId }) => kind === 'article' && productId !== null);
  const groups = Map.groupBy(articles, ({ productId, variantId }) => `${productId} ${variantId}`);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first?.productId) return [];
    const { productId, variantId, name, options, isPersonalised, magnetWidth, magnetHeight, magnetShape } = first;
    return {
      product: { id: productId, name, isPersonalised, magnetWidth, magnetHeight, magnetShape },
      variantId,
      title: [name, ...(options ? [options] : [])].join(', '),
      quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
      photos: parts.flatMap(({ photos }) =>
        photos.map(({ id, photoId, copies, previewUrl }) => {
          const { recipe = {}, fileName = '' } = recipes.get(id) ?? {};
          return { linePhotoId: id, photoId, copies, recipe, fileName, previewUrl };
        }),
      ),
    };
  });
}
