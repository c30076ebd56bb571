import { booksTables } from './books-tables.ts';
import { catalogueTables } from './catalogue-tables.ts';
import { columnsIn, type DataKind, type DeclaredTables } from './declared-table.ts';
import { peopleTables } from './people-tables.ts';
import { platformTables } from './platform-tables.ts';
import { sellingTables } from './selling-tables.ts';

/** Every table of the shop. A test compares it with the migrated schema, so a new column fails until it is declared. */
export const declaredTables: DeclaredTables = {
  ...platformTables,
  ...peopleTables,
  ...catalogueTables,
  ...sellingTables,
  ...booksTables,
  // Written by `migrate`.
  migrations: { plain: 'name checksum applied_at' },
};

export interface PersonalColumn {
  name: string;
  kind: DataKind;
  /** An erasure leaves it as it is. */
  isKept: boolean;
}

export function personalColumns(table: string): PersonalColumn[] {
  const { personal = {}, kept } = declaredTables[table] ?? {};
  const keptNames = new Set(columnsIn(kept));
  return Object.entries(personal).flatMap(([kind, columns]) =>
    columnsIn(columns).map((name) => ({ name, kind: kind as DataKind, isKept: keptNames.has(name) })),
  );
}
