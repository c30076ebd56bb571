import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@aimante/api-contract/core/endpoint';
import type { Refusal } from '../../src/platform/text/refusal.ts';
import { ANSWERS_DIR, type Answered } from './record-answers.ts';

interface RunResults {
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly testFilePath: string }[];
}

const api = join(import.meta.dirname, '../..');
const sources = join(api, 'src');
const contract = join(api, '../shared/api-contract/src');
const testFiles = '{src,proofs,seeds,testing}/**/*.test.ts';
const longTestFiles = '**/*.long.test.ts';

/**
 * A jest reporter: fails if all server tests but the long ones ran, and one of the server's refusals was never answered,
 * or a call of the contract never succeeded. It does not check a partial run.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a reporter by its default export.
export default class AnswersReporter {
  readonly #folder = mkdtempSync(join(tmpdir(), 'aimante-answers-'));
  #error: Error | undefined;

  constructor() {
    process.env[ANSWERS_DIR] = this.#folder;
  }

  async onRunComplete(_contexts: unknown, { numFailedTests, testResults }: RunResults): Promise<void> {
    const ran = new Set(testResults.map(({ testFilePath }) => testFilePath));
    const isWhole = globSync(testFiles, { cwd: api, exclude: [longTestFiles] }).every((file) =>
      ran.has(join(api, file)),
    );
    const missing = isWhole && numFailedTests === 0 ? await missingAmong(this.#read()) : [];
    rmSync(this.#folder, { recursive: true });
    if (missing.length === 0) return;
    this.#error = new Error(`No test covers these answers:\n${missing.join('\n')}`);
    process.stderr.write(`${this.#error.message}\n`);
  }

  getLastError(): Error | undefined {
    return this.#error;
  }

  #read(): Answered[] {
    const lines = readdirSync(this.#folder).flatMap((file) =>
      readFileSync(join(this.#folder, file), 'utf8').split('\n'),
    );
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Answered);
  }
}

async function missingAmong(answers: readonly Answered[]): Promise<string[]> {
  const successes = answers.filter(({ status }) => status < 400);
  const succeeded = new Set(successes.map(({ method, route }) => `${method} ${route}`));
  const refused = new Set(answers.flatMap(({ codes }) => codes));
  const calls = await entriesOf<Endpoint>(contract, { files: '*/endpoints.ts', tables: /Endpoints$/ });
  const refusals = await entriesOf<() => Refusal>(sources, { files: '**/errors.ts', tables: /Errors$/ });
  return [
    ...calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !succeeded.has(call)),
    ...refusals.map((refuse) => refuse().code).filter((code) => !refused.has(code)),
  ];
}

async function entriesOf<Entry>(cwd: string, named: { files: string; tables: RegExp }): Promise<Entry[]> {
  const files = globSync(named.files, { cwd }).map((file) => join(cwd, file));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, Entry[]>>));
  const tables = modules.flatMap((module) => Object.entries(module).filter(([name]) => named.tables.test(name)));
  return tables.flatMap(([, table]) => Object.values(table));
}
