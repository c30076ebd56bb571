import { readFile } from 'node:fs/promises';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as far as it has a name. */
  readonly names?: readonly string[];
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
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A file that fails to load counts as one failure. */
export function tallyOfJest(report: JestReport): Tally {
  const names = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, names };
}

/** The test files that failed, and how many of their tests passed. */
export async function failedFiles(report: string): Promise<{ name: string; passed: number }[]> {
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  return (JSON.parse(text) as Pick<JestReport, 'testResults'>).testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
}

interface PlaywrightSuite {
  readonly specs: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

export function tallyOfPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + errors.length, names: suites.flatMap(failuresOf) };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
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
  if (exitCode === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, names: ['No test failed, but the runner did: it says why below its last test'] };
}
