import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import type { PublicSettings } from '@aimante/api-contract/settings';
import { type Locale, localizePath, type PageHead } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { isInStock } from '../offer/stock.ts';
import { offerConditions } from './offer-conditions.ts';

export interface HeadSurroundings {
  readonly bundles: readonly Bundle[];
  /** Origin of the API, which serves the pictures. */
  readonly pictureOrigin: string;
  readonly locale: Locale;
  /** Undefined: not loaded. */
  readonly settings?: PublicSettings | undefined;
  /** Breadcrumbs before the product. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

export function productTrail(t: TFunction): HeadSurroundings['trail'] {
  return [
    { name: t('product.breadcrumb.home'), path: '/' },
    { name: t('product.breadcrumb.products'), path: '/products' },
  ];
}

export function productHead(
  product: Product,
  { bundles, pictureOrigin, locale, trail, settings }: HeadSurroundings,
): PageHead {
  const image = product.imageUrl ? { image: pictureOrigin + product.imageUrl } : {};
  const description = product.seoDescription || product.description;
  const seller = settings?.shop.name;
  const path = `/products/${product.slug || product.id}`;
  return {
    title: product.seoTitle || product.name,
    ...(description && { description }),
    path,
    ...image,
    structuredData: [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        url: localizePath(path, locale),
        sku: product.variants[0]?.sku ?? product.slug,
        ...(seller && { brand: { '@type': 'Brand', name: seller } }),
        ...(product.category && { category: product.category.name }),
        ...(product.material && { material: product.material }),
        ...factsOf(product),
        ...(product.pictures.length > 0 && {
          image: product.pictures.map(({ pictureUrl }) => pictureOrigin + pictureUrl),
        }),
        offers: {
          ...offersOf(product, bundles),
          ...(seller && { seller: { '@type': 'Organization', name: seller } }),
          ...(settings && offerConditions(product, settings.shipping)),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...trail, { name: product.name, path }].map((step, index) => ({
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

function offersOf(product: Product, bundles: readonly Bundle[]) {
  const cents = [
    ...(product.variants.length > 0 ? product.variants : [product]).map(
      (each) => each.priceCents ?? product.priceCents,
    ),
    ...bundles.map((bundle) => bundle.bundle_price_cents),
  ];
  const availability = `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`;
  const low = Math.min(...cents);
  const high = Math.max(...cents);
  const shared = { priceCurrency: 'EUR', availability };
  if (low === high) return { '@type': 'Offer', price: inEuros(low), ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: inEuros(low),
    highPrice: inEuros(high),
    offerCount: cents.length,
    ...shared,
  };
}

const inEuros = (cents: number): string => (cents / 100).toFixed(2);
