import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import type { ProductReviews } from '@aimante/api-contract/reviews';
import type { PublicSettings } from '@aimante/api-contract/settings';
import { type Locale, localizePath, type PageHead } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { isInStock } from '../offer/stock.ts';
import { offerConditions } from './offer-conditions.ts';
import { searchResultOf } from './search-result.ts';

export interface HeadSurroundings {
  readonly bundles: readonly Bundle[];
  /** Origin of the API, which serves the pictures. */
  readonly pictureOrigin: string;
  readonly locale: Locale;
  readonly t: TFunction;
  /** Undefined: not loaded. */
  readonly settings?: PublicSettings | undefined;
  readonly reviews?: Pick<ProductReviews, 'verified' | 'reviews'> | undefined;
}

/** Breadcrumbs before the product. */
function productTrail(t: TFunction) {
  return [
    { name: t('product.breadcrumb.home'), path: '/' },
    { name: t('product.breadcrumb.products'), path: '/products' },
  ];
}

export function productHead(
  product: Product,
  { bundles, pictureOrigin, locale, t, settings, reviews }: HeadSurroundings,
): PageHead {
  const image = product.imageUrl ? { image: pictureOrigin + product.imageUrl } : {};
  const prices = priceRange(product, bundles);
  const seller = settings?.shop.name;
  const path = `/products/${product.slug || product.id}`;
  return {
    ...searchResultOf(product, prices, { t, locale, settings }),
    path,
    ...image,
    structuredData: [
      {
        '@type': 'Product',
        name: product.name,
        ...(product.description && { description: product.description }),
        url: localizePath(path, locale),
        sku: product.variants[0]?.sku ?? product.slug,
        ...(seller && { brand: { '@type': 'Brand', name: seller } }),
        ...(product.category && { category: product.category.name }),
        ...(product.material && { material: product.material }),
        ...factsOf(product),
        ...(reviews && ratingOf(reviews)),
        ...(product.pictures.length > 0 && {
          image: product.pictures.map(({ pictureUrl }) => pictureOrigin + pictureUrl),
        }),
        offers: {
          ...offersOf(product, prices),
          ...(seller && { seller: { '@type': 'Organization', name: seller } }),
          ...(settings && offerConditions(product, settings)),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...productTrail(t), { name: product.name, path }].map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: localizePath(step.path, locale),
        })),
      },
    ],
  };
}

function factsOf({ weight, specs }: Product) {
  const properties = Object.entries(specs).map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
  return {
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

/** Samples of the demo are hidden from search engines. */
function ratingOf({ verified, reviews }: NonNullable<HeadSurroundings['reviews']>) {
  if (!verified) return {};
  const range = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: verified.average,
      reviewCount: verified.count,
      ...range,
    },
    review: reviews
      .filter(({ isSample, author }) => !isSample && author !== null)
      .map(({ stars, title, text, author, createdAt, locale }) => ({
        '@type': 'Review',
        ...(title && { name: title }),
        reviewBody: text,
        inLanguage: locale,
        author: { '@type': 'Person', name: author },
        datePublished: createdAt.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: stars, ...range },
      })),
  };
}

function priceRange(product: Product, bundles: readonly Bundle[]) {
  const cents = [
    ...(product.variants.length > 0 ? product.variants : [product]).map(
      (each) => each.priceCents ?? product.priceCents,
    ),
    ...bundles.map((bundle) => bundle.bundle_price_cents),
  ];
  return { low: Math.min(...cents), high: Math.max(...cents), count: cents.length };
}

function offersOf(product: Product, { low, high, count }: ReturnType<typeof priceRange>) {
  const availability = `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`;
  const shared = { priceCurrency: 'EUR', availability };
  if (low === high) return { '@type': 'Offer', price: inEuros(low), ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: inEuros(low),
    highPrice: inEuros(high),
    offerCount: count,
    ...shared,
  };
}

const inEuros = (cents: number): string => (cents / 100).toFixed(2);
