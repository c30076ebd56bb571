import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type CallSite, readCallSites } from './call-sites.ts';
import { type Recorded, STATEMENTS_DIR } from './record-statements.ts';
import type { Statements } from './report.ts';

/** Collects the statements that the processes of a test run execute from now on. */
export function collectStatements(): { read(apiRoot: string): Statements; discard(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'aimante-statements-'));
  process.env[STATEMENTS_DIR] = folder;
  return {
    read(apiRoot) {
      const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
      const recorded = lines.filter(Boolean).map((line) => JSON.parse(line) as Recorded);
      return bySite(recorded, { sites: readCallSites(apiRoot), apiRoot });
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function bySite(
  recorded: readonly Recorded[],
  { sites, apiRoot }: { sites: readonly CallSite[]; apiRoot: string },
): Statements {
  const placeOf = ({ file, line, column }: { file: string; line: number; column: number }) =>
    `${file}:${line}:${column}`;
  const names = new Map(sites.map((site) => [placeOf(site), site.name]));
  const statements = new Map<string, Set<string>>();
  for (const { text, ...place } of recorded) {
    const name = names.get(placeOf({ ...place, file: relative(apiRoot, place.file) }));
    if (name) statements.set(name, (statements.get(name) ?? new Set<string>()).add(text));
  }
  return new Map([...statements].map(([name, texts]) => [name, [...texts].sort()]));
}
