import type { Lookup } from '../../platform/events/lookup.ts';
import { sql } from '../../platform/sql/sql.ts';
import { wasOnSheet } from '../../selling/index.ts';

export const sheetLookups: readonly Lookup[] = [
  // Also a tile of a dissolved batch keeps its photo.
  wasOnSheet.suppliedBy(
    (order) => sql`EXISTS (SELECT 1 FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = ${order})`,
  ),
];
