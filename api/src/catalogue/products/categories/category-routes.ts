import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { auditedWrite } from '../../../platform/audit/audited-write.ts';
import { deletedMessage, unlessRefused } from '../../../platform/http/answers/messages.ts';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../../platform/text/refusal.ts';
import type { KeptLists } from '../lists/product-lists.ts';
import { catalogueErrors } from '../record/errors.ts';
import { type CategoryRow, viewCategory } from '../record/views.ts';
import { selectCategories } from './category-rows.ts';
import { createCategory, deleteCategory, moveCategory, reorderCategories, updateCategory } from './category-service.ts';

export function registerCategories(app: FastifyInstance, services: Services, { answer, list }: KeptLists): void {
  const { db } = services;
  const write = auditedWrite(services, 'catalogue');
  const whole = (row: CategoryRow) => viewCategory(row, true);
  const listAll = async (locale: Locale) => (await selectCategories(db, locale, sql`true`)).map(whole);

  route(app, endpoints.listCategories, ({ request, reply, locale, query }) => {
    const isWhole = query.with === 'translations';
    const produce = async () => ({
      body: (await selectCategories(db, locale)).map((row) => viewCategory(row, isWhole)),
    });
    const key = JSON.stringify([locale, 'categories', query]);
    return answer({ request, reply, key, schema: endpoints.listCategories.response, produce });
  });
  route(app, endpoints.listCategoryProducts, async ({ params, ...input }) => {
    const [category] = await selectCategories(db, input.locale, sql`c.id = ${params.id} AND c.is_visible`);
    if (!category) return catalogueErrors.CATEGORY_NOT_FOUND();
    return list({})({ ...input, query: { ...input.query, category: params.id } });
  });

  route(app, endpoints.listAllCategories, ({ locale }) => listAll(locale));
  route(app, endpoints.createCategory, async (input) =>
    unlessRefused(await write(input, (tx, author) => createCategory(tx, author, input.body)), whole),
  );
  route(app, endpoints.updateCategory, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateCategory(tx, author, change)), whole);
  });
  route(app, endpoints.deleteCategory, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteCategory(tx, author, input.params.id)), input.locale),
  );
  for (const [endpoint, by] of [
    [endpoints.moveCategoryUp, -1],
    [endpoints.moveCategoryDown, 1],
  ] as const) {
    route(app, endpoint, async (input) => {
      const refusal = await write(input, (tx, author) => moveCategory(tx, author, { id: input.params.id, by }));
      return refusal instanceof Refusal ? refusal : listAll(input.locale);
    });
  }
  route(app, endpoints.reorderCategories, async (input) => {
    const refusal = await write(input, (tx, author) => reorderCategories(tx, author, input.body.ids));
    return refusal instanceof Refusal ? refusal : listAll(input.locale);
  });
}
