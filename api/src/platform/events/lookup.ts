import type { SQL } from '../sql/sql.ts';

/** SQL that the owner of a table supplies for the statements of a context that must not read it. */
export interface Lookup {
  readonly name: string;
  /** For one row of the asking statement, named by its id. */
  sqlFor(id: SQL): SQL;
}

/** Defined by the context that asks. @example const isOrdered = defineLookup('photo.is-ordered'); */
export function defineLookup(name: string) {
  const ask = ({ lookups }: { readonly lookups: readonly Lookup[] }, id: SQL): SQL => {
    const lookup = lookups.find((one) => one.name === name);
    if (!lookup) throw new Error(`No context supplies ${name}`);
    return lookup.sqlFor(id);
  };
  const suppliedBy = (sqlFor: Lookup['sqlFor']): Lookup => ({ name, sqlFor });
  return Object.assign(ask, { suppliedBy });
}
