import type { ServerLoad } from '@aimante/remote/data';
import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import { deliveryPromise } from '@aimante/shop/calendar';
import { picturePreload } from '../catalogue/picture-preload.ts';
import { CATALOGUE_SIZES, PRODUCT_SIZES, PROJECT_SIZES } from '../catalogue/picture-sizes.ts';
import { productHead } from '../catalogue/product-head.ts';
import {
  bundlesQuery,
  catalogueQuery,
  popularProductsQuery,
  productQuery,
  similarProductsQuery,
} from '../catalogue/queries.ts';
import { promiseQuery } from '../delivery-promise/promise-query.ts';
import { heroPreloads } from '../hero-preloads.ts';
import { marketEventsQuery, marketStockQuery } from '../market-queries.ts';
import { activeBundles } from '../offer/selection.ts';
import { projectCategoriesQuery, projectsIn, projectsQuery } from '../portfolio-queries.ts';
import { catalogueHead } from '../product-list/catalogue-head.ts';
import { readFilters } from '../product-list/filters.ts';
import { reviewsQuery } from '../reviews/reviews-query.ts';
import { homeHead } from '../shop-identity/home-head.ts';
import { settingsQuery } from '../shop-identity/settings-query.ts';
import { contactHead, marketsHead } from '../shop-identity/shop-heads.ts';

interface Preparation {
  readonly load: ServerLoad;
  readonly request: ServerPage['request'];
  readonly t: ServerPage['t'];
}

/** Data that each page needs before it renders. A page without an entry needs none. */
export const preparations: Readonly<Record<string, (preparation: Preparation) => Promise<PreparedPage>>> = {
  async home({ load, request: { locale }, t }) {
    const [settings, promised] = await Promise.all([
      load(settingsQuery),
      load(promiseQuery),
      load(popularProductsQuery),
    ]);
    const promise = promised?.estimate ? deliveryPromise(promised.estimate, locale) : undefined;
    return { ...(settings && { head: homeHead(settings, { t, locale, promise }) }), preloadImages: heroPreloads };
  },
  about: prepareSettings,
  async contact({ load }) {
    const settings = await load(settingsQuery);
    return settings ? { head: contactHead(settings) } : {};
  },
  'legal-notice': prepareSettings,
  'legal-terms': prepareSettings,
  'legal-privacy': prepareSettings,
  async products({ load, request, t }) {
    const filters = readFilters(new URLSearchParams(request.search));
    const [catalogue, settings] = await Promise.all([load(catalogueQuery(filters)), load(settingsQuery)]);
    if (!catalogue) return {};
    const [first] = catalogue.groups;
    return {
      head: catalogueHead(filters, { found: catalogue, settings }, { t, locale: request.locale }),
      preloadImages: picturePreload(first?.products[0]?.picture, CATALOGUE_SIZES),
    };
  },
  async portfolio({ load, request }) {
    const [projects] = await Promise.all([load(projectsQuery), load(projectCategoriesQuery)]);
    const [first] = projectsIn(projects?.data ?? [], new URLSearchParams(request.search).get('category') ?? '');
    return { preloadImages: picturePreload(first?.images[0], PROJECT_SIZES) };
  },
  async local({ load, request }) {
    const [settings, events = []] = await Promise.all([load(settingsQuery), load(marketEventsQuery)]);
    const upcoming = events.filter(({ isPast }) => !isPast);
    await Promise.all(upcoming.map(({ id }) => load(marketStockQuery(id))));
    return settings ? { head: marketsHead(settings, events, request.locale) } : {};
  },
  product: prepareProduct,
};

async function prepareSettings({ load }: Preparation): Promise<PreparedPage> {
  await load(settingsQuery);
  return {};
}

async function prepareProduct({ load, request, t }: Preparation): Promise<PreparedPage> {
  const [product, settings] = await Promise.all([
    load(productQuery(request.page.params.identifier ?? '')),
    load(settingsQuery),
    load(promiseQuery),
  ]);
  if (product === null) return { status: 404, head: { status: 404, title: t('product.notFound.head') } };
  if (!product) return {};

  const [bundles = [], reviews] = await Promise.all([
    load(bundlesQuery(product.id)),
    load(reviewsQuery(product.id)),
    load(similarProductsQuery(product.id)),
  ]);
  const head = productHead(product, {
    bundles: activeBundles(bundles),
    pictureOrigin: request.apiUrl,
    locale: request.locale,
    t,
    settings,
    reviews,
  });
  return { head, preloadImages: picturePreload(product.pictures[0], PRODUCT_SIZES) };
}
