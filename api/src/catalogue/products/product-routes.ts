import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/routes/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { selectTranslations } from './editing/product-editing.ts';
import type { KeptLists } from './lists/product-lists.ts';
import { catalogueErrors } from './record/errors.ts';
import { selectProducts } from './record/product-rows.ts';
import { viewProduct } from './record/views.ts';

export function registerProducts(app: FastifyInstance, { db }: Services, { answer, list }: KeptLists): void {
  route(app, endpoints.listProducts, list({}));
  route(app, endpoints.listMarketProducts, list({ market: true }));
  route(app, endpoints.listMagnets, list({ magnets: true }));
  route(app, endpoints.listMarketMagnets, list({ market: true, magnets: true }));

  async function produce(where: SQL, locale: Locale, isWhole: boolean) {
    const [row] = await selectProducts(db, locale, { where: sql`p.is_visible AND ${where}` });
    if (!row) return catalogueErrors.PRODUCT_NOT_FOUND();
    const translations = isWhole ? await selectTranslations(db, row.id) : undefined;
    return { body: { ...viewProduct(row), ...(translations && { translations }) } };
  }
  const { response: schema } = endpoints.getProduct;
  route(app, endpoints.getProduct, ({ params: { id }, locale, query, request, reply }) => {
    const isWhole = query.with === 'translations';
    const key = `${locale} ${isWhole} ${id}`;
    return answer({ request, reply, key, schema, produce: () => produce(sql`p.id = ${id}`, locale, isWhole) });
  });
  route(app, endpoints.getProductBySlug, ({ params: { slug }, locale, query, request, reply }) => {
    const isWhole = query.with === 'translations';
    const key = `${locale} ${isWhole} ${slug}`;
    return answer({ request, reply, key, schema, produce: () => produce(sql`p.slug = ${slug}`, locale, isWhole) });
  });
}
