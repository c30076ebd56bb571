import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import type { QueryClient } from '@tanstack/react-query';
import {
  bundlesQuery,
  categoriesQuery,
  categoryProductsQuery,
  isNotFound,
  popularProductsQuery,
  productQuery,
  productsQuery,
} from '../catalogue/queries.ts';
import type { ShopSource } from '../catalogue/shop-query.ts';
import { marketEventsQuery } from '../local/market-queries.ts';
import { activeBundles } from '../offer/selection.ts';
import { projectCategoriesQuery, projectsQuery } from '../portfolio/portfolio-queries.ts';
import { productHead, productTrail } from '../product/product-head.ts';

interface Preparation {
  readonly client: QueryClient;
  readonly source: ShopSource;
  readonly request: ServerPage['request'];
  readonly t: ServerPage['t'];
}

/** What each page needs before it is rendered. A page that is not named here needs nothing. */
export const preparations: Readonly<Record<string, (preparation: Preparation) => Promise<PreparedPage>>> = {
  async home({ client, source }) {
    await client.prefetchQuery(popularProductsQuery(source));
    return {};
  },
  async products({ client, source }) {
    await Promise.all([client.prefetchQuery(productsQuery(source)), client.prefetchQuery(categoriesQuery(source))]);
    return {};
  },
  async portfolio({ client, source }) {
    await Promise.all([
      client.prefetchQuery(projectsQuery(source)),
      client.prefetchQuery(projectCategoriesQuery(source)),
    ]);
    return {};
  },
  async local({ client, source }) {
    await client.prefetchQuery(marketEventsQuery(source));
    return {};
  },
  product: prepareProduct,
};

async function prepareProduct({ client, source, request, t }: Preparation): Promise<PreparedPage> {
  try {
    const product = await client.fetchQuery(productQuery(request.page.params.identifier ?? '')(source));
    const [bundles] = await Promise.all([
      client.fetchQuery(bundlesQuery(product.id)(source)).catch(() => []),
      product.categoryId && client.prefetchQuery(categoryProductsQuery(product.categoryId)(source)),
    ]);
    const head = productHead(product, {
      bundles: activeBundles(bundles),
      pictureOrigin: request.apiUrl,
      trail: productTrail(t),
    });
    return { head };
  } catch (error) {
    return isNotFound(error) ? { status: 404 } : {};
  }
}
