import type { productUpdateSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { cleanHtml } from './rich-text.ts';

type Texts = Partial<
  Pick<
    z.output<typeof productUpdateSchema>,
    | 'name'
    | 'description'
    | 'longDescription'
    | 'material'
    | 'specs'
    | 'features'
    | 'applications'
    | 'seoTitle'
    | 'seoDescription'
  >
>;
type Body = Texts & { translations?: { en?: Texts | null | undefined } | undefined };

/** French texts are in the body itself, English ones in `translations`, where `null` removes the English. */
export async function writeTexts(db: Queryable, productId: string, body: Body): Promise<void> {
  await writeLocale(db, productId, { locale: 'fr', texts: body });
  const english = body.translations?.en;
  if (english === null)
    await db.execute(sql`DELETE FROM product_translations WHERE product_id = ${productId} AND locale = 'en'`);
  else if (english) await writeLocale(db, productId, { locale: 'en', texts: english });
}

async function writeLocale(db: Queryable, productId: string, { locale, texts }: { locale: 'fr' | 'en'; texts: Texts }) {
  const columns = {
    name: texts.name,
    description: texts.description,
    long_description: texts.longDescription === undefined ? undefined : cleanHtml(texts.longDescription),
    material: texts.material,
    specs: texts.specs && JSON.stringify(texts.specs),
    features: texts.features,
    applications: texts.applications,
    seo_title: texts.seoTitle,
    seo_description: texts.seoDescription,
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.execute(sql`INSERT INTO product_translations (product_id, locale, name)
    VALUES (${productId}, ${locale}, ${texts.name ?? '-'}) ON CONFLICT DO NOTHING`);
  await db.execute(sql`UPDATE product_translations SET ${assignments({ ...columns })}
    WHERE product_id = ${productId} AND locale = ${locale}`);
}

export async function copyTexts(db: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await db.execute(sql`INSERT INTO product_translations
    SELECT ${to}, locale, name, description, long_description, material, specs, features, applications, seo_title, seo_description
    FROM product_translations WHERE product_id = ${from}`);
}
