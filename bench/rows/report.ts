import { appendFileSync } from 'node:fs';
import { median } from '../load/http-load.ts';

export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

export interface Row {
  readonly bench: string;
  readonly what: string;
  /** One of each round. */
  readonly values: readonly number[];
  readonly unit: string;
  /** A row without a goal is there to compare. */
  readonly goal?: Goal;
}

/** Undefined without a goal. */
export function isMet({ values, goal }: Row): boolean | undefined {
  if (!goal) return undefined;
  const value = median(values);
  return value >= (goal.least ?? -Infinity) && value <= (goal.most ?? Infinity);
}

/** Prints a row, and adds it to the table of `npm run bench`. A missed goal makes the program fail. */
export function report(row: Row): void {
  const { values, unit, what } = row;
  const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(row)) as 'true' | 'false' | 'undefined'];
  console.log(`${what}: ${rounded(median(values))} ${unit} ${goalText(row)} ${verdict}`.replaceAll(/ +/g, ' ').trim());
  if (isMet(row) === false) process.exitCode = 1;
  const { BENCH_ROWS } = process.env;
  if (BENCH_ROWS) appendFileSync(BENCH_ROWS, `${JSON.stringify(row)}\n`);
}

export function goalText({ goal, unit }: Row): string {
  if (!goal) return '';
  return goal.most === undefined ? `(>= ${goal.least} ${unit})` : `(<= ${goal.most} ${unit})`;
}

export function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}
