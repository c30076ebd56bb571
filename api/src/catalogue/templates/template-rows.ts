import type { DeskTemplate } from '@aimante/api-contract/templates';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { type PictureRow, viewPicture } from '../pictures/picture-view.ts';

export interface TemplateRow extends Record<string, unknown> {
  id: string;
  name: string;
  englishName: string;
  occasion: DeskTemplate['occasion'];
  design: DeskTemplate['design'];
  english: DeskTemplate['english'];
  advice: DeskTemplate['advice'];
  is_visible: boolean;
  version: number;
  created_at: string;
  picture: PictureRow;
}

export async function selectTemplates(db: Queryable, where: SQL): Promise<TemplateRow[]> {
  const { rows } = await db.execute<TemplateRow>(sql`
    SELECT t.id, t.name, COALESCE(t.english_name, t.name) AS "englishName", t.occasion, t.design, t.english, t.advice, t.is_visible, t.version, t.created_at,
      json_build_object('id', b.id, 'hash', b.hash, 'width', b.width, 'height', b.height, 'colour', b.colour,
        'alt', t.name) AS picture
    FROM design_templates t JOIN pictures b ON b.id = t.picture_id WHERE ${where} ORDER BY t.created_at, t.id`);
  return rows;
}

export function viewTemplate({ picture, created_at, ...row }: TemplateRow): DeskTemplate {
  return { ...row, picture: viewPicture(picture), created_at: wireTime(created_at) };
}
