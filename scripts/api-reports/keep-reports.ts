import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breakingChanges, isNewVersion } from './breaking-changes.ts';
import { type PackageReport, REPORTS } from './package-reports.ts';
import { type Report, readReport, writeReport } from './report.ts';

const FILE = 'api-report.txt';
const COMMAND = 'npm run api-reports';

type Reports = readonly PackageReport[];

/**
 * A fault for each stored report that differs from the sources, or that could be renewed only with a breaking change.
 */
export async function staleReports(root: string, reports: Reports = REPORTS): Promise<string[]> {
  const faults: string[] = [];
  for (const { folder, make } of reports) {
    const kept = await readKept(root, folder);
    const now = await make(join(root, folder));
    if (writeReport(now) === kept) continue;
    const broken = brokenBy(readReport(kept), now);
    faults.push(...(broken.length > 0 ? broken : [`${folder}/${FILE} is not what the sources say: ${COMMAND}`]));
  }
  return faults;
}

/** Writes the reports. A breaking change is written only under a new major version. */
export async function keepReports(root: string, reports: Reports = REPORTS): Promise<string[]> {
  const faults: string[] = [];
  for (const { folder, make } of reports) {
    const now = await make(join(root, folder));
    const broken = brokenBy(readReport(await readKept(root, folder)), now);
    if (broken.length > 0) faults.push(...broken);
    else await writeFile(join(root, folder, FILE), writeReport(now));
  }
  return faults;
}

function brokenBy(before: Report, after: Report): string[] {
  const broken = isNewVersion(before, after) ? [] : breakingChanges(before, after);
  if (broken.length === 0) return [];
  const advice = `breaks packages that were built for ${before.version}. Keep it, or raise the first number of the version`;
  return [`${after.title} ${advice}:`, ...broken];
}

function readKept(root: string, folder: string): Promise<string> {
  return readFile(join(root, folder, FILE), 'utf8').catch(() => '');
}
