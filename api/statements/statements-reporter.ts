import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCallSites, readPieces } from './call-sites.ts';
import { collectStatements } from './collected.ts';
import { checkStatements } from './index.ts';
import { readReport, reportFile, reportText, type Statements } from './report.ts';
import { isComposedOf } from './statement-faults.ts';

interface RunResults {
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly testFilePath: string }[];
}

/** With this variable a run writes the report. A partial run replaces only the call sites that it reached. */
const KEEP_STATEMENTS = 'API_KEEP_STATEMENTS';

const apiRoot = join(import.meta.dirname, '..');
const testFiles = globSync('src/**/*.test.ts', { cwd: apiRoot, exclude: ['**/*.long.test.ts'] });

/**
 * A jest reporter: after a run of all server tests but the long ones, it checks the statements that are missing in the
 * report.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a reporter by its default export.
export default class StatementsReporter {
  readonly #collected = collectStatements();
  #error: Error | undefined;

  async onRunComplete(_contexts: unknown, { numFailedTests, testResults }: RunResults): Promise<void> {
    const ran = new Set(testResults.map(({ testFilePath }) => testFilePath));
    const isWhole = testFiles.every((file) => ran.has(join(apiRoot, file)));
    const isKept = process.env[KEEP_STATEMENTS] !== undefined;
    const seen = isKept || (isWhole && numFailedTests === 0) ? this.#collected.read(apiRoot) : undefined;
    this.#collected.discard();
    if (!seen) return;
    const report = readReport(apiRoot);
    if (isKept) writeFileSync(reportFile(apiRoot), reportText(isWhole ? seen : merged(report, seen)));
    const faults = isKept ? [] : await checkStatements(apiRoot, newAmong(seen, report));
    if (faults.length === 0) return;
    this.#error = new Error(`Statements that do not fit the tables:\n${faults.join('\n')}`);
    process.stderr.write(`${this.#error.message}\n`);
  }

  getLastError(): Error | undefined {
    return this.#error;
  }
}

/** What the run did not reach keeps its statements: those of call sites and SQL text that are still there. */
function merged(report: Statements, seen: Statements): Statements {
  const names = new Set(readCallSites(apiRoot).map(({ name }) => name));
  const isThere = isComposedOf(readPieces(apiRoot));
  const next = new Map([...report, ...seen].filter(([name]) => names.has(name)));
  return new Map(
    [...next].map(([name, texts]) => {
      const kept = (report.get(name) ?? []).filter(isThere);
      return [name, [...new Set([...texts, ...kept])].sort()];
    }),
  );
}

/** Statements that this run composed differently from the run that wrote the report. */
function newAmong(seen: Statements, report: Statements): Statements {
  const fresh = [...seen].map(([name, texts]) => {
    const known = report.get(name) ?? [];
    return [name, texts.filter((text) => !known.includes(text))] as const;
  });
  return new Map(fresh.filter(([, texts]) => texts.length > 0));
}
