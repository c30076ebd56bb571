import type { Product } from '@aimante/api-contract/catalogue';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { selectProducts } from '../record/product-rows.ts';
import { viewProduct } from '../record/views.ts';

type Texts = NonNullable<Product['translations']>['fr'];

/** A product for its editor: hidden or not, with both languages as written. */
export async function selectProductForEditing(
  db: Queryable,
  id: string,
  locale: Locale = 'fr',
): Promise<Product | undefined> {
  const [row] = await selectProducts(db, locale, { where: sql`p.id = ${id}` });
  if (!row) return undefined;
  const translations = await selectTranslations(db, id);
  return { ...viewProduct(row), ...(translations && { translations }) };
}

/** Both languages of a product as written, without a fallback from one to the other. */
export async function selectTranslations(db: Queryable, id: string): Promise<Product['translations']> {
  const found = await db.execute<{ locale: Locale; texts: Texts }>(sql`
    SELECT locale, json_build_object('name', name, 'description', description, 'longDescription', long_description,
      'material', material, 'specs', specs, 'features', features, 'applications', applications, 'seoTitle', seo_title,
      'seoDescription', seo_description) AS texts FROM product_translations WHERE product_id = ${id}`);
  const byLocale = new Map(found.rows.map(({ locale, texts }) => [locale, texts]));
  const fr = byLocale.get('fr');
  const en = byLocale.get('en');
  return fr && { fr, ...(en && { en }) };
}
