import { join } from 'node:path';
import { checkReport } from '@aimante/api/statements';
import { staleReports } from '../api-reports/keep-reports.ts';
import { checkApiTables } from '../checks/api-tables.ts';
import { checkArrowRows } from '../checks/arrow-rows.ts';
import { checkAsvs } from '../checks/asvs.ts';
import { checkBoundaries } from '../checks/boundaries.ts';
import { checkCommitSubjects } from '../checks/commit-subjects.ts';
import { checkCoverage } from '../checks/coverage.ts';
import { checkDemoIdentity } from '../checks/demo-identity.ts';
import { checkLinks } from '../checks/links.ts';
import { checkMigrations } from '../checks/migrations.ts';
import { checkPageLinks } from '../checks/page-links.ts';
import { checkReadmes } from '../checks/readmes.ts';
import { checkSecrets } from '../checks/secrets.ts';
import { checkSizes } from '../checks/sizes.ts';
import { type Check, type Finding, readSourceTree, type SourceTree } from '../checks/source-tree.ts';
import { checkTexts } from '../checks/texts.ts';
import { checkRemotes } from './check-remotes.ts';
import { checkTypes } from './check-types.ts';
import type { Gate } from './gate.ts';
import { recentSubjects } from './recent-subjects.ts';
import { runTool, type ToolCommand } from './tool.ts';
import { readToolCoverage } from './tool-coverage.ts';

/** A check that also reads what is not in the tree: it runs tools, or imports files. */
type LateCheck = (tree: SourceTree) => Promise<Finding[]>;

/** Every static check, in the order in which they run. The slowest one may be limited to some folders. */
export function allGates(root: string, typed: readonly string[] = []): Gate[] {
  const tool = (name: string, command: ToolCommand): Gate => ({ name, faults: () => runTool(root, command) });
  const check = (name: string, ...runs: (Check | LateCheck)[]): Gate => ({
    name,
    faults: async () => {
      const tree = readSourceTree(root);
      return (await Promise.all(runs.map(async (run) => run(tree)))).flat();
    },
  });
  return [
    { name: 'types', faults: () => checkTypes(root) },
    check('coverage', async (tree) => checkCoverage(tree, await readToolCoverage(tree))),
    tool('format and lint', {
      package: '@biomejs/biome',
      program: 'biome',
      args: ['check', '--max-diagnostics=12', '--diagnostic-level=warn', '--error-on-warnings'],
    }),
    tool('typed lint', { package: 'oxlint', args: ['--type-aware', '--deny-warnings', ...typed] }),
    check('boundaries', checkBoundaries, checkArrowRows, checkApiTables),
    tool('unused', {
      package: 'knip',
      args: ['--config', 'scripts/gates/knip.config.ts', '--no-progress', '--no-config-hints'],
    }),
    { name: 'api reports', faults: () => staleReports(root) },
    { name: 'statements', faults: () => checkReport(join(root, 'api')) },
    check('migrations', checkMigrations),
    check('remotes', checkRemotes),
    check('texts', checkTexts),
    check('secrets', checkSecrets),
    check('demo identity', checkDemoIdentity),
    check('readmes', checkReadmes),
    check('links', checkLinks),
    check('page links', checkPageLinks),
    check('asvs', checkAsvs),
    check('sizes', checkSizes),
    { name: 'commits', faults: async () => checkCommitSubjects(recentSubjects(root)) },
  ];
}
