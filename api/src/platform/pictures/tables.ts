import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
