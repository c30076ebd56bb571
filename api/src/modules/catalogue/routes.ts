import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import { productCardSchema } from '@aimante/api-contract/catalogue/schemas';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keepAnswers } from '../../http/kept-answers.ts';
import type { Locale } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { ApiModule } from '../../services.ts';
import { selectBundles } from './bundle-rows.ts';
import { selectCategories } from './category-rows.ts';
import { catalogueErrors } from './errors.ts';
import { listOptions, type ProductListQuery, type ProductSelection } from './product-list.ts';
import { selectProducts } from './product-rows.ts';
import { viewBundle, viewCard, viewCategory, viewProduct, viewVariant } from './views.ts';

const cards = z.array(productCardSchema);

export const registerCatalogue: ApiModule = (app, { db, changes }) => {
  const answer = keepAnswers(changes, 'catalogue');

  const list =
    (selection: ProductSelection, extra: Partial<ProductListQuery> = {}) =>
    (input: { request: FastifyRequest; reply: FastifyReply; query: ProductListQuery; locale: Locale }) => {
      const { request, reply, locale } = input;
      const query = { ...input.query, ...extra };
      const key = query.search || query.cursor ? undefined : JSON.stringify([locale, selection, query]);
      const produce = async () => {
        const options = listOptions(query, selection, locale);
        const { rows, next } = options.page(await selectProducts(db, locale, options));
        return { body: rows.map(viewCard), headers: next === undefined ? {} : { 'x-next-cursor': next } };
      };
      return answer({ request, reply, key, schema: cards, produce });
    };

  route(app, endpoints.listProducts, list({}));
  route(app, endpoints.listMarketProducts, list({ market: true }));
  route(app, endpoints.listMagnets, list({ magnets: true }));
  route(app, endpoints.listMarketMagnets, list({ market: true, magnets: true }));
  route(app, endpoints.listCategoryProducts, async ({ params, ...input }) => {
    const [category] = await selectCategories(db, input.locale, sql`c.id = ${params.id} AND c.is_visible`);
    return category ? list({}, { category: params.id })(input) : catalogueErrors.CATEGORY_NOT_FOUND();
  });

  route(app, endpoints.getProduct, async ({ params, locale }) => {
    const [row] = await selectProducts(db, locale, { where: sql`p.id = ${params.id} AND p.is_visible` });
    return row ? viewProduct(row) : catalogueErrors.PRODUCT_NOT_FOUND();
  });
  route(app, endpoints.getProductBySlug, async ({ params, locale }) => {
    const [row] = await selectProducts(db, locale, { where: sql`p.slug = ${params.slug} AND p.is_visible` });
    return row ? viewProduct(row) : catalogueErrors.PRODUCT_NOT_FOUND();
  });
  route(app, endpoints.listCategories, async ({ locale, query }) => {
    const rows = await selectCategories(db, locale);
    return rows.map((row) => viewCategory(row, query.with === 'translations'));
  });
  route(app, endpoints.listVariants, async ({ params, locale }) => {
    const [row] = await selectProducts(db, locale, { where: sql`p.id = ${params.productId} AND p.is_visible` });
    return row ? row.variants.map(viewVariant) : catalogueErrors.PRODUCT_NOT_FOUND();
  });
  route(app, endpoints.listBundles, async ({ params, locale, query }) => {
    const rows = await selectBundles(db, locale, sql`u.product_id = ${params.productId}`);
    return rows.map((row) => viewBundle(row, query.with === 'translations'));
  });
};
