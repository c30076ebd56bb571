import type { Bundle, Category, Product, ProductCard, Variant } from '@aimante/api-contract/catalogue';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { type PictureRow, viewPicture } from '../../pictures/picture-view.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';

export const toEuros = (cents: number): number => cents / 100;
export const toCents = (euros: number): number => Math.round(euros * 100);

export function viewVariant(row: VariantRow): Variant {
  return { ...row, price: row.priceCents === null ? null : toEuros(row.priceCents) };
}

/** A product as lists show it, without the texts of its own page. */
export function viewCard(row: ProductRow): ProductCard {
  const pictures = row.pictures.map((picture) => viewPicture({ ...picture, alt: picture.alt || row.name }));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toEuros(row.priceCents),
    priceCents: row.priceCents,
    imageUrl: pictures[0]?.pictureUrl ?? null,
    pictures,
    categoryId: row.category?.id ?? null,
    category: row.category,
    stock: row.stock,
    featured: row.featured,
    isVisible: row.isVisible,
    isAvailableForMarket: row.isAvailableForMarket,
    isPersonalised: row.isPersonalised,
    loyaltyPoints: row.loyaltyPoints,
    material: row.material,
    dimensions: row.dimensions,
    weight: row.weight,
    magnetWidth: row.magnetWidth,
    magnetHeight: row.magnetHeight,
    magnetShape: row.printProfile?.shape ?? null,
    specs: row.specs,
    features: row.features,
    applications: row.applications,
    variants: row.variants.map(viewVariant),
    createdAt: wireTime(row.createdAt),
    updatedAt: wireTime(row.updatedAt),
    version: row.version,
  };
}

export function viewProduct(row: ProductRow): Product {
  return {
    ...viewCard(row),
    longDescription: row.longDescription,
    printProfile: row.printProfile,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
  };
}

export interface CategoryRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  position: number;
  isVisible: boolean;
  productCount: number;
  picture: PictureRow | null;
  version: number;
  translations: Category['translations'];
}

export function viewCategory({ translations, picture, ...row }: CategoryRow, withTranslations: boolean): Category {
  return {
    ...row,
    picture: picture && viewPicture({ ...picture, alt: row.name }),
    ...(withTranslations && translations && { translations }),
  };
}

export interface BundleRow extends Record<string, unknown> {
  id: string;
  product_id: string;
  name: string;
  quantity: number;
  bundle_price_cents: number;
  stock: number;
  is_active: boolean;
  is_featured: boolean;
  version: number;
  translations: Bundle['translations'];
}

export function viewBundle({ translations, ...row }: BundleRow, withTranslations: boolean): Bundle {
  return {
    ...row,
    bundle_price: toEuros(row.bundle_price_cents),
    ...(withTranslations && translations && { translations }),
  };
}
