import pg from 'pg';
import tag, { empty, join, raw, type Sql } from 'sql-template-tag';

export type SQL = Sql;

/** A statement, or a part of one: its values become parameters, and parts within it become text. */
export const sql = Object.assign(tag, {
  join: (parts: readonly SQL[], separator = ''): SQL => (parts.length === 0 ? empty : join(parts, separator)),
  /** The name of a table or a column. */
  identifier: (name: string): SQL => raw(pg.escapeIdentifier(name)),
  /** Text of our own code, never of a caller. */
  raw,
});
