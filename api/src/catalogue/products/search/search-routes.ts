import { catalogueEndpoints as endpoints } from '@aimante/api-contract/catalogue/endpoints';
import { searchText } from '@aimante/shop/search-text';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/routes/route.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { KeptAnswer } from '../lists/product-lists.ts';
import { selectTiles } from './product-tiles.ts';
import { searchCatalogue } from './search.ts';
import { sitemapOf } from './sitemap-products.ts';
import { suggest } from './suggestions.ts';

const MOST_SIMILAR = 6;

export function registerSearch(app: FastifyInstance, { db }: Services, answer: KeptAnswer): void {
  route(app, endpoints.searchProducts, ({ request, reply, locale, query }) => {
    const { lang: _, ...filters } = query;
    // Searches that mean the same share an answer.
    const search = query.search && searchText(query.search);
    const key = JSON.stringify([locale, 'search', { ...filters, search }]);
    const produce = async () => ({ body: await searchCatalogue(db, query, locale) });
    return answer({ request, reply, key, schema: endpoints.searchProducts.response, produce });
  });
  route(app, endpoints.suggestProducts, ({ request, reply, locale, query: { search } }) => {
    const key = JSON.stringify([locale, 'suggestions', searchText(search)]);
    const produce = async () => ({ body: await suggest(db, search, locale) });
    return answer({ request, reply, key, schema: endpoints.suggestProducts.response, produce });
  });
  route(app, endpoints.listProductPaths, ({ request, reply }) => {
    const produce = async () => {
      const found = await db.execute<{ slug: string }>(
        sql`SELECT slug FROM products WHERE is_visible AND deleted_at IS NULL ORDER BY position, id`,
      );
      return { body: found.rows.map(({ slug }) => slug) };
    };
    return answer({ request, reply, key: 'paths', schema: endpoints.listProductPaths.response, produce });
  });
  route(app, endpoints.listSitemapProducts, ({ request, reply }) => {
    const { response: schema } = endpoints.listSitemapProducts;
    return answer({ request, reply, key: 'sitemap', schema, produce: async () => ({ body: await sitemapOf(db) }) });
  });
  route(app, endpoints.listSimilarProducts, ({ request, reply, locale, params: { id } }) => {
    const produce = async () => {
      const found = await db.execute<{ id: string }>(sql`SELECT p.id FROM products p
        WHERE p.category_id = (SELECT category_id FROM products WHERE id = ${id}) AND p.id <> ${id} AND p.is_visible
          AND p.deleted_at IS NULL ORDER BY p.featured DESC, p.position, p.id LIMIT ${MOST_SIMILAR}`);
      const ids = found.rows.map((row) => row.id);
      return { body: await selectTiles(db, ids, locale) };
    };
    const key = JSON.stringify([locale, 'similar', id]);
    return answer({ request, reply, key, schema: endpoints.listSimilarProducts.response, produce });
  });
}
