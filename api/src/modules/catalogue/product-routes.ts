import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { catalogueErrors } from './errors.ts';
import { selectTranslations } from './product-editing.ts';
import type { ProductLists } from './product-lists.ts';
import { selectProducts } from './product-rows.ts';
import { viewProduct } from './views.ts';

export function registerProducts(app: FastifyInstance, { db }: Services, list: ProductLists): void {
  route(app, endpoints.listProducts, list({}));
  route(app, endpoints.listMarketProducts, list({ market: true }));
  route(app, endpoints.listMagnets, list({ magnets: true }));
  route(app, endpoints.listMarketMagnets, list({ market: true, magnets: true }));

  async function find(where: SQL, locale: Locale, isWhole: boolean) {
    const [row] = await selectProducts(db, locale, { where: sql`p.is_visible AND ${where}` });
    if (!row) return catalogueErrors.PRODUCT_NOT_FOUND();
    const translations = isWhole ? await selectTranslations(db, row.id) : undefined;
    return { ...viewProduct(row), ...(translations && { translations }) };
  }
  route(app, endpoints.getProduct, ({ params, locale, query }) =>
    find(sql`p.id = ${params.id}`, locale, query.with === 'translations'),
  );
  route(app, endpoints.getProductBySlug, ({ params, locale, query }) =>
    find(sql`p.slug = ${params.slug}`, locale, query.with === 'translations'),
  );
}
