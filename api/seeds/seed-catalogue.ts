import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import type { PictureStore } from '../src/platform/pictures/picture-store.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { categories, options, printProfiles } from './catalogue-data.ts';
import { occasions } from './occasions.ts';
import { photoMagnets } from './photo-magnets.ts';
import { factsOf } from './product-facts.ts';
import { printsOf, sceneNames, sceneTexts } from './scenes/product-scenes.ts';
import { seedPictures } from './seed-pictures.ts';
import type { SeedProduct, SeedTexts } from './seed-product.ts';

type Ids = Map<string, string>;
interface Known {
  categories: Ids;
  options: Ids;
  profiles: Ids;
  picture: (name: string) => Promise<string>;
}

export async function seedCatalogue(db: Queryable, pictures: PictureStore): Promise<void> {
  const picture = await seedPictures(db, pictures);
  const known: Known = {
    picture,
    categories: await seedCategories(db, picture),
    options: await seedOptions(db),
    profiles: await seedProfiles(db),
  };
  for (const [position, product] of [...photoMagnets, ...occasions].entries()) {
    await seedProduct(db, known, { product, position });
  }
}

async function seedCategories(db: Queryable, picture: Known['picture']): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, category] of categories.entries()) {
    const id = uuidv7();
    ids.set(category.slug, id);
    await db.execute(sql`INSERT INTO categories (id, slug, name, description, picture_id, position) VALUES (${id},
      ${category.slug}, ${category.name}, ${category.description}, ${await picture(category.picture)}, ${position})`);
  }
  return ids;
}

async function seedOptions(db: Queryable): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, option] of options.entries()) {
    const id = uuidv7();
    ids.set(option.key, id);
    await db.execute(sql`INSERT INTO variant_options (id, group_name, value, position)
      VALUES (${id}, ${option.group}, ${option.value}, ${position})`);
  }
  return ids;
}

async function seedProfiles(db: Queryable): Promise<Ids> {
  const ids: Ids = new Map();
  for (const profile of printProfiles) {
    const id = uuidv7();
    ids.set(profile.name, id);
    await db.execute(sql`INSERT INTO print_profiles (id, name, shape, bleed_mm, safe_mm, corner_radius_mm) VALUES
      (${id}, ${profile.name}, ${profile.shape}, ${profile.bleed}, ${profile.safe}, ${profile.radius})`);
  }
  return ids;
}

async function seedProduct(
  db: Queryable,
  known: Known,
  { product, position }: { product: SeedProduct; position: number },
) {
  const id = uuidv7();
  const [width, height] = product.size ?? [null, null];
  await db.execute(sql`INSERT INTO products (id, slug, category_id, print_profile_id, price_cents, featured, is_visible,
      is_available_for_market, is_personalised, loyalty_points, dimensions, weight_grams, magnet_width_mm, magnet_height_mm, position)
    VALUES (${id}, ${product.slug}, ${known.categories.get(product.category ?? '') ?? null},
      ${known.profiles.get(product.profile ?? '') ?? null}, ${product.cents}, ${product.featured ?? false},
      ${product.isVisible ?? true}, ${product.market ?? false}, ${product.isPersonalised ?? true}, ${product.points ?? 0},
      ${product.dimensions ?? null}, ${product.grams ?? null}, ${width}, ${height}, ${position})`);
  await seedTexts(db, id, { locale: 'fr', texts: withFacts(product, 'fr') });
  await seedTexts(db, id, { locale: 'en', texts: withFacts(product, 'en') });
  await seedStock(db, sql`product_id`, { owner: id, units: product.stock });
  for (const [place, { picture, alt }] of shownPictures(product).entries()) {
    await db.execute(sql`INSERT INTO product_images (id, product_id, picture_id, alt, position)
      VALUES (${uuidv7()}, ${id}, ${await known.picture(picture)}, ${alt}, ${place})`);
  }
  await seedBundles(db, id, product);
  await seedVariants(db, id, { product, options: known.options });
}

/** The studio picture, then the scenes. */
function shownPictures({ slug, picture, fr, en }: SeedProduct) {
  const scenes = printsOf(slug).length > 0 ? sceneNames : [];
  return [
    ...(picture ? [{ picture, alt: { fr: fr.name, en: en.name } }] : []),
    ...scenes.map((scene) => ({
      picture: `${slug}-${scene}`,
      alt: { fr: `${fr.name} ${sceneTexts[scene].fr}`, en: `${en.name} ${sceneTexts[scene].en}` },
    })),
  ];
}

function withFacts(product: SeedProduct, locale: 'fr' | 'en'): SeedTexts {
  const texts = product[locale];
  return { ...texts, specs: { ...factsOf(product, locale), ...texts.specs } };
}

async function seedTexts(db: Queryable, id: string, { locale, texts }: { locale: string; texts: SeedTexts }) {
  await db.execute(sql`INSERT INTO product_translations (product_id, locale, name, description, long_description,
      material, specs, features, applications)
    VALUES (${id}, ${locale}, ${texts.name}, ${texts.description}, ${texts.long ?? ''}, ${texts.material ?? null},
      ${JSON.stringify(texts.specs ?? {})}, ${texts.features ?? []}, ${texts.applications ?? []})`);
}

async function seedBundles(db: Queryable, productId: string, { bundles = [] }: SeedProduct) {
  for (const [position, bundle] of bundles.entries()) {
    const id = uuidv7();
    await db.execute(sql`INSERT INTO bundles (id, product_id, name, quantity, price_cents, is_active, is_featured, position)
      VALUES (${id}, ${productId}, ${bundle.name}, ${bundle.quantity}, ${bundle.cents}, ${bundle.active ?? true},
        ${bundle.featured ?? false}, ${position})`);
    await seedStock(db, sql`bundle_id`, { owner: id, units: bundle.stock });
  }
}

async function seedVariants(
  db: Queryable,
  productId: string,
  { product: { variants = [] }, options: ids }: { product: SeedProduct; options: Ids },
) {
  for (const [position, variant] of variants.entries()) {
    const id = uuidv7();
    await db.execute(sql`INSERT INTO variants (id, product_id, sku, price_cents, position)
      VALUES (${id}, ${productId}, ${variant.sku}, ${variant.cents ?? null}, ${position})`);
    for (const option of variant.options) {
      await db.execute(
        sql`INSERT INTO variant_option_links (variant_id, option_id) VALUES (${id}, ${ids.get(option)})`,
      );
    }
    await seedStock(db, sql`variant_id`, { owner: id, units: variant.stock });
  }
}

async function seedStock(
  db: Queryable,
  column: ReturnType<typeof sql>,
  { owner, units }: { owner: string; units: number },
) {
  const id = uuidv7();
  await db.execute(sql`INSERT INTO stocks (id, ${column}, on_hand) VALUES (${id}, ${owner}, ${units})`);
  if (units === 0) return;
  await db.execute(
    sql`INSERT INTO stock_movements (id, stock_id, delta, reason) VALUES (${uuidv7()}, ${id}, ${units}, 'initial')`,
  );
}
