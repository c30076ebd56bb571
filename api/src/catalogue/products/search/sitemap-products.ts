import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type PictureRow, viewPicture } from '../../pictures/picture-view.ts';

interface SitemapRow extends Record<string, unknown> {
  slug: string;
  updatedAt: string;
  pictures: Pick<PictureRow, 'hash' | 'width' | 'height'>[];
}

export async function sitemapOf(db: Queryable) {
  const { rows } = await db.execute<SitemapRow>(sql`SELECT p.slug, p.updated_at AS "updatedAt", coalesce((
      SELECT json_agg(json_build_object('hash', b.hash, 'width', b.width, 'height', b.height) ORDER BY i.position, i.id)
      FROM product_images i JOIN pictures b ON b.id = i.picture_id WHERE i.product_id = p.id), '[]') AS pictures
    FROM products p WHERE p.is_visible AND p.deleted_at IS NULL ORDER BY p.position, p.id`);
  return rows.map(({ slug, updatedAt, pictures }) => ({
    slug,
    updatedAt: wireTime(updatedAt),
    pictures: pictures.map((picture) => viewPicture({ ...picture, id: '', colour: '', alt: '' }).pictureUrl),
  }));
}
