import { type SQL, sql } from '../../../platform/sql/sql.ts';

/**
 * A void tile `t` of an unprinted batch keeps its place on the sheet for its order `o`: its photo is awaited or checked
 * again, and no other tile has its copy. With aliases `t`, `p`, `l`, `o`.
 */
export const isKept: SQL = sql`(t.state = 'void' AND t.void_reason IN ('blocked', 'set_back') AND NOT t.is_off_sheet
  AND t.released_at IS NULL AND o.status = 'en_cours' AND l.stage <> 'void' AND NOT EXISTS (SELECT 1 FROM print_tiles u
    WHERE u.order_line_photo_id = t.order_line_photo_id AND u.copy = t.copy AND u.state <> 'void'))`;

export const keptTables: SQL = sql`print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
  JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id`;

/** Of an order `o`: approved, and each photo is rendered, so its tiles can be printed. */
export const isPrintable: SQL = sql`(o.stage = 'pret' AND NOT EXISTS (SELECT 1 FROM order_line_photos q
  JOIN order_lines k ON k.id = q.order_line_id WHERE k.order_id = o.id AND k.stage <> 'void'
    AND (q.tile_hash IS NULL OR q.review = 'blocked')))`;
