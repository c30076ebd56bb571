import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryResult } from 'pg';
import { Statements } from '../src/platform/database/connection/database.ts';
import type { SQL } from '../src/platform/sql/sql.ts';

/** Folder in which a test run collects its statements. Without the variable, nothing is recorded. */
export const STATEMENTS_DIR = 'API_STATEMENTS_DIR';

export interface Recorded {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

let isRecording = false;

/** Records every statement of this process, each once. */
export function recordStatements(): void {
  const folder = process.env[STATEMENTS_DIR];
  if (!folder || isRecording) return;
  isRecording = true;
  const target = join(folder, randomUUID());
  const seen = new Set<string>();
  const { prototype } = Statements;
  const { execute } = prototype;
  prototype.execute = function <R extends Record<string, unknown>>(statement: SQL) {
    const place = callPlace(new Error('place').stack ?? '');
    const line = JSON.stringify({ ...place, text: normalised(statement.text) });
    if (place && !seen.has(line)) appendFileSync(target, `${line}\n`);
    seen.add(line);
    return execute.call<Statements, [SQL], Promise<QueryResult<R>>>(this, statement);
  };
}

/** The first frame of the stack in the server's own source. */
function callPlace(stack: string): Omit<Recorded, 'text'> | undefined {
  for (const line of stack.split('\n').slice(2)) {
    const found = /(?:file:\/\/)?(\/[^():]+\.ts):(\d+):(\d+)\)?$/.exec(line);
    if (!found?.[1]) continue;
    const { 1: file, 2: row, 3: column } = found;
    return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}

/** On one line, with a list of rows reduced to its first row: a statement is the same for one row and for ten. */
export function normalised(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const places = line.replaceAll(/\$\d+/g, '$');
  const once = places.replaceAll(/(\((?:[^()]|\([^()]*\))*\$(?:[^()]|\([^()]*\))*\))(?:, ?\1)+/g, '$1');
  let position = 0;
  return once === places
    ? line
    : once.replaceAll('$', () => {
        position += 1;
        return `$${position}`;
      });
}
