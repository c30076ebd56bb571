import type { PortfolioCategory, Project } from '@aimante/api-contract/portfolio';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Localised } from '../../platform/text/localised.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { type PictureRow, viewPicture } from '../pictures/picture-view.ts';

export interface ProjectRow extends Record<string, unknown> {
  id: string;
  title: string;
  description: string;
  images: PictureRow[];
  created_at: string;
  is_visible: boolean;
  is_featured: boolean;
  category: Project['category'];
  client_consent_at: string | null;
  position: number;
  version: number;
  translations: { title: Localised; description: Localised };
}

export async function selectProjects(db: Queryable, locale: Locale, where: SQL): Promise<ProjectRow[]> {
  const found = await db.execute<ProjectRow>(sql`
    SELECT g.id, ${inLocale(sql`g.title`, locale)} AS title, ${inLocale(sql`g.description`, locale)} AS description,
      g.created_at, g.is_visible, g.is_featured, g.client_consent_at, g.position, g.version,
      json_build_object('id', c.id, 'slug', c.slug, 'name', ${inLocale(sql`c.name`, locale)}) AS category,
      json_build_object('title', g.title, 'description', g.description) AS translations,
      coalesce((SELECT json_agg(json_build_object('id', i.id, 'hash', b.hash, 'width', b.width, 'height', b.height,
          'colour', b.colour, 'alt', coalesce(${inLocale(sql`i.alt`, locale)}, '')) ORDER BY i.position, i.id)
        FROM portfolio_images i JOIN pictures b ON b.id = i.picture_id WHERE i.portfolio_item_id = g.id), '[]') AS images
    FROM portfolio_items g JOIN portfolio_categories c ON c.id = g.category_id
    WHERE ${where} ORDER BY g.position, g.id`);
  return found.rows;
}

export function viewProject({ translations, ...row }: ProjectRow, isWhole: boolean): Project {
  const images = row.images.map((image) => viewPicture({ ...image, alt: image.alt || row.title }));
  return {
    ...row,
    images,
    image_url: images[0]?.pictureUrl ?? null,
    category_slug: row.category.slug,
    created_at: wireTime(row.created_at),
    client_consent_at: row.client_consent_at && wireTime(row.client_consent_at),
    ...(isWhole && { translations }),
  };
}

type CategoryRow = PortfolioCategory & { translations: { name: Localised } } & Record<string, unknown>;

export async function selectPortfolioCategories(
  db: Queryable,
  locale: Locale,
  where: SQL = sql`true`,
): Promise<CategoryRow[]> {
  const found = await db.execute<CategoryRow>(sql`
    SELECT c.id, c.slug, ${inLocale(sql`c.name`, locale)} AS name, c.position, c.version,
      (SELECT count(*)::int FROM portfolio_items g WHERE g.category_id = c.id AND g.is_visible) AS "projectCount",
      json_build_object('name', c.name) AS translations
    FROM portfolio_categories c WHERE ${where} ORDER BY c.position, c.id`);
  return found.rows;
}
