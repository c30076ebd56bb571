import { z } from 'zod';
import { cents, id, languageQuery, timestamp } from '../core/wire.ts';
import { productCardSchema } from './schemas.ts';

export const SHAPES = ['square', 'rectangle', 'round', 'heart', 'strip'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;
export const SEARCH_SORTS = ['favourites', 'price', '-price', 'name', '-createdAt'] as const;
/** A page of the catalogue: full rows with two, three and four tiles. */
export const PAGE_SIZE = 36;
export const MAX_PAGE = 10_000;

/** A parameter that an address may repeat: `?shape=round&shape=heart`. */
const several = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).max(20)]).optional();

const flag = z.enum(['1']).optional();
const searchedText = z.string().trim().max(120);

export const productSearchQuery = languageQuery.extend({
  search: searchedText.optional(),
  /** Ids or slugs. */
  category: several(z.string().min(1).max(120)),
  shape: several(z.enum(SHAPES)),
  size: several(z.enum(SIZES)),
  maxCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  stock: flag,
  market: flag,
  sort: z.enum(SEARCH_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
});

export const suggestionQuery = languageQuery.extend({ search: searchedText.min(2) });

/** A product as a tile of a list shows it. */
export const productTileSchema = productCardSchema
  .pick({
    id: true,
    slug: true,
    name: true,
    description: true,
    priceCents: true,
    stock: true,
    featured: true,
    isAvailableForMarket: true,
  })
  .extend({
    picture: z
      .object({ base: z.string(), width: z.int(), height: z.int(), widths: z.array(z.int()), alt: z.string() })
      .nullable(),
    /** False: neither the product nor one of its variants is left. */
    isInStock: z.boolean(),
    /** It needs neither photo nor choice. */
    isBoughtAtOnce: z.boolean(),
  })
  .meta({ id: 'ProductTile' });

const choice = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/** The choices of the whole catalogue. Each count applies the other filters. */
export const facetsSchema = z
  .object({
    categories: z.array(z.object({ value: id, slug: z.string(), name: z.string(), count: z.int() })),
    shapes: choice(z.enum(SHAPES)),
    sizes: choice(z.enum(SIZES)),
    inStock: z.int(),
    onMarket: z.int(),
    minCents: cents,
    maxCents: cents,
  })
  .meta({ id: 'ProductFacets' });

export const productSearchSchema = z
  .object({
    /**
     * The products of the page, in order. Consecutive products of a category form a group. Without a category: the rest
     * of the catalogue, or a search or an order across all categories.
     */
    groups: z.array(
      z.object({
        category: z.object({ id, name: z.string(), description: z.string() }).nullable(),
        products: z.array(productTileSchema),
      }),
    ),
    isGrouped: z.boolean(),
    page: z.int(),
    pages: z.int(),
    /** Number of products that pass the filters. */
    shown: z.int(),
    /** Number of products, whatever the filters. */
    total: z.int(),
    facets: facetsSchema,
    /** Nothing has the searched words: the result is for this similar search. */
    corrected: z.string().nullable(),
  })
  .meta({ id: 'ProductSearch' });

export const suggestionsSchema = z
  .object({ products: z.array(productTileSchema), corrected: z.string().nullable() })
  .meta({ id: 'ProductSuggestions' });

/** The last part of the address of each product on sale. */
export const productPathsSchema = z.array(z.string());

export const sitemapProductsSchema = z.array(
  z.object({ slug: z.string(), updatedAt: timestamp, pictures: z.array(z.string()) }),
);
