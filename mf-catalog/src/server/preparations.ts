import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import type { QueryClient } from '@tanstack/react-query';
import { picturePreload } from '../catalogue/picture-preload.ts';
import { CATALOGUE_SIZES, PRODUCT_SIZES, PROJECT_SIZES } from '../catalogue/picture-sizes.ts';
import {
  bundlesQuery,
  categoriesQuery,
  categoryProductsQuery,
  popularProductsQuery,
  productQuery,
  productsQuery,
} from '../catalogue/queries.ts';
import type { ShopSource } from '../catalogue/shop-query.ts';
import { heroPreloads } from '../home/hero-preloads.ts';
import { marketEventsQuery, marketStockQuery } from '../local/market-queries.ts';
import { activeBundles } from '../offer/selection.ts';
import { projectCategoriesQuery, projectsQuery } from '../portfolio/portfolio-queries.ts';
import { productHead, productTrail } from '../product/product-head.ts';
import { catalogueOf } from '../products/catalogue.ts';
import { readFilters } from '../products/filters.ts';
import { localBusinessHead, organisationHead } from '../shop-identity/organisation.ts';
import { settingsQuery } from '../shop-identity/settings-query.ts';

interface Preparation {
  readonly client: QueryClient;
  readonly source: ShopSource;
  readonly request: ServerPage['request'];
  readonly t: ServerPage['t'];
}

/** What each page needs before it is rendered. A page that is not named here needs nothing. */
export const preparations: Readonly<Record<string, (preparation: Preparation) => Promise<PreparedPage>>> = {
  async home({ client, source }) {
    const [settings] = await Promise.all([
      client.query(settingsQuery(source)).catch(leaveToBrowser),
      client.query(popularProductsQuery(source)).catch(leaveToBrowser),
    ]);
    return { ...(settings && { head: organisationHead(settings.shop) }), preloadImages: heroPreloads };
  },
  about: prepareSettings,
  contact: prepareShopPlace,
  'legal-notice': prepareSettings,
  'legal-terms': prepareSettings,
  'legal-privacy': prepareSettings,
  async products({ client, source, request }) {
    const [products, categories] = await Promise.all([
      client.query(productsQuery(source)).catch(leaveToBrowser),
      client.query(categoriesQuery(source)).catch(leaveToBrowser),
    ]);
    if (!products || !categories) return {};
    const filters = readFilters(new URLSearchParams(request.search));
    const [group] = catalogueOf({ products, categories }, filters, request.locale).groups;
    return { preloadImages: picturePreload(group?.products[0]?.pictures[0], request.apiUrl, CATALOGUE_SIZES) };
  },
  async portfolio({ client, source, request }) {
    const [projects] = await Promise.all([
      client.query(projectsQuery(source)).catch(leaveToBrowser),
      client.query(projectCategoriesQuery(source)).catch(leaveToBrowser),
    ]);
    return { preloadImages: picturePreload(projects?.data[0]?.images[0], request.apiUrl, PROJECT_SIZES) };
  },
  async local(preparation) {
    const { client, source } = preparation;
    const [place, events = []] = await Promise.all([
      prepareShopPlace(preparation),
      client.query(marketEventsQuery(source)).catch(leaveToBrowser),
    ]);
    const upcoming = events.filter(({ isPast }) => !isPast);
    await Promise.all(upcoming.map(({ id }) => client.query(marketStockQuery(id)(source)).catch(leaveToBrowser)));
    return place;
  },
  product: prepareProduct,
};

/** The browser asks again, and says what happened where that fails too. */
const leaveToBrowser = () => undefined;

async function prepareSettings({ client, source }: Preparation): Promise<PreparedPage> {
  await client.query(settingsQuery(source)).catch(leaveToBrowser);
  return {};
}

async function prepareShopPlace({ client, source }: Preparation): Promise<PreparedPage> {
  const settings = await client.query(settingsQuery(source)).catch(leaveToBrowser);
  return settings ? { head: localBusinessHead(settings.shop) } : {};
}

async function prepareProduct({ client, source, request, t }: Preparation): Promise<PreparedPage> {
  const [product, settings] = await Promise.all([
    client.query(productQuery(request.page.params.identifier ?? '')(source)).catch(leaveToBrowser),
    client.query(settingsQuery(source)).catch(leaveToBrowser),
  ]);
  if (product === null) return { status: 404, head: { status: 404, title: t('product.notFound.head') } };
  if (!product) return {};

  const [bundles = []] = await Promise.all([
    client.query(bundlesQuery(product.id)(source)).catch(leaveToBrowser),
    product.categoryId && client.query(categoryProductsQuery(product.categoryId)(source)).catch(leaveToBrowser),
  ]);
  const head = productHead(product, {
    bundles: activeBundles(bundles),
    pictureOrigin: request.apiUrl,
    locale: request.locale,
    trail: productTrail(t),
    seller: settings?.shop.name,
  });
  return { head, preloadImages: picturePreload(product.pictures[0], request.apiUrl, PRODUCT_SIZES) };
}
