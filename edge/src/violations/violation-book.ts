import type { Violation } from './violation.ts';

export interface CountedViolation extends Violation {
  readonly count: number;
  readonly lastAt: string;
}

export interface ViolationBook {
  readonly record: (violation: Violation) => void;
  /** The latest first. */
  readonly all: () => readonly CountedViolation[];
}

/** A limit on memory. The row that was seen last the longest ago goes. */
const MAX_ROWS = 200;

const keyOf = ({ directive, blocked, page, remote, version }: Violation): string =>
  JSON.stringify([directive, blocked, page, remote, version]);

/** Counts equal violations in one row. */
export function createViolationBook(
  kept: readonly CountedViolation[] = [],
  now: () => Date = () => new Date(),
): ViolationBook {
  const rows = new Map(kept.toReversed().map((row) => [keyOf(row), row]));
  return {
    record(violation) {
      const key = keyOf(violation);
      const count = (rows.get(key)?.count ?? 0) + 1;
      rows.delete(key);
      rows.set(key, { ...violation, count, lastAt: now().toISOString() });
      for (const oldest of rows.keys()) if (rows.size > MAX_ROWS) rows.delete(oldest);
    },
    all: () => [...rows.values()].toReversed(),
  };
}
