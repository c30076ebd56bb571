import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { emailOfAuthor } from '../../../platform/audit/author-lookup.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { unlessRefused } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { changeStock, type StockOf, type StockOwner } from './stock.ts';

export function registerStock(app: FastifyInstance, services: Services): void {
  const write = auditedWrite(services, 'catalogue');

  route(app, endpoints.changeStock, async (input) => {
    const { owner, id, ...change } = input.body;
    const left = await write(input, async (tx, author) => {
      if (!(await isThere(tx, { owner, id }))) return missing[owner]();
      const stock = await changeStock(tx, { owner, id }, { ...change, actorId: author.actor.id });
      if (stock instanceof Refusal) return stock;
      await recordAudit(tx, author, {
        action: 'stock.change',
        entity: owner,
        entityId: id,
        after: { ...change, stock },
      });
      return stock;
    });
    return unlessRefused(left, (stock) => ({ stock }));
  });

  route(app, endpoints.listStockMovements, async ({ params }) => {
    const found = await services.db.execute<MovementRow>(sql`
      SELECT m.id, m.delta, m.reason, m.note, ${emailOfAuthor(services, sql`m.actor_id`)} AS actor, m.created_at AS "createdAt",
        CASE WHEN s.variant_id IS NOT NULL THEN 'variant' WHEN s.bundle_id IS NOT NULL THEN 'bundle' ELSE 'product' END AS owner,
        coalesce(s.variant_id, s.bundle_id, s.product_id) AS "ownerId"
      FROM stock_movements m JOIN stocks s ON s.id = m.stock_id
      LEFT JOIN variants v ON v.id = s.variant_id LEFT JOIN bundles b ON b.id = s.bundle_id
      WHERE coalesce(s.product_id, v.product_id, b.product_id) = ${params.id}
      ORDER BY m.created_at DESC, m.id DESC LIMIT 200`);
    return found.rows.map((row) => ({ ...row, createdAt: wireTime(row.createdAt) }));
  });
}

interface MovementRow extends Record<string, unknown> {
  id: string;
  owner: StockOwner;
  ownerId: string;
  delta: number;
  reason: string;
  note: string | null;
  actor: string | null;
  createdAt: string;
}

const missing = {
  product: catalogueErrors.PRODUCT_NOT_FOUND,
  variant: catalogueErrors.VARIANT_NOT_FOUND,
  bundle: catalogueErrors.BUNDLE_NOT_FOUND,
};
const tables = { product: sql`products`, variant: sql`variants`, bundle: sql`bundles` };

async function isThere(db: Queryable, { owner, id }: StockOf): Promise<boolean> {
  const found = await db.execute(sql`SELECT 1 FROM ${tables[owner]} WHERE id = ${id} AND deleted_at IS NULL`);
  return found.rows.length > 0;
}
