import { readFile } from 'node:fs/promises';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A file that fails to load counts as one failure. */
export function tallyOfJest(report: JestReport): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

interface JestFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The test files that failed, and how many of their tests passed. */
export async function failedFiles(report: string): Promise<{ name: string; passed: number }[]> {
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  return (JSON.parse(text) as JestFiles).testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly errors: readonly unknown[];
}

export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}

/** A runner without a report, or one that reports no failure and still fails, is a failure itself. */
export async function readTally<T>(
  file: string,
  exitCode: number | string,
  toTally: (report: T) => Tally,
): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const tally = toTally(JSON.parse(text) as T);
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
