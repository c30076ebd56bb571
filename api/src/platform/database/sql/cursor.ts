import { z } from 'zod';

const cursorSchema = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);
export type Cursor = z.output<typeof cursorSchema>;

/** Where a page ended: the last row's sort value and id. Opaque to clients. */
export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Undefined for anything that is not a cursor of ours. */
export function readCursor(text: string): Cursor | undefined {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
