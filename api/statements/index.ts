import { getConstructionPlans } from 'pg-boss';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';
import { readCallSites, readPieces } from './call-sites.ts';
import { describeStatements, runSql } from './describe-statements.ts';
import { readReport, type Statements } from './report.ts';
import { coverageFaults, pieceFaults, statementFaults } from './statement-faults.ts';

/** Checks that the report has every call of `execute` and all SQL text, and its statements against the migrated tables. */
export async function checkReport(apiRoot: string): Promise<string[]> {
  const report = readReport(apiRoot);
  return [
    ...(await checkStatements(apiRoot, report)),
    ...coverageFaults(readCallSites(apiRoot), report),
    ...pieceFaults(readPieces(apiRoot), report),
  ];
}

export async function checkStatements(apiRoot: string, statements: Statements): Promise<string[]> {
  if (statements.size === 0) return [];
  const database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
  try {
    await runSql(database.url, getConstructionPlans());
    const described = await describeStatements(database.url, [...statements.values()].flat());
    return statementFaults({ sites: readCallSites(apiRoot), statements, described });
  } finally {
    await database.drop();
  }
}
