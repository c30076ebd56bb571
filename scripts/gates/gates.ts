import { staleReports } from '../api-reports/keep-reports.ts';
import { checkBoundaries } from '../checks/boundaries.ts';
import { checkLinks } from '../checks/links.ts';
import { checkReadmes } from '../checks/readmes.ts';
import { checkSecrets } from '../checks/secrets.ts';
import { checkSizes } from '../checks/sizes.ts';
import { type Check, readSourceTree } from '../checks/source-tree.ts';
import { checkTexts } from '../checks/texts.ts';
import type { Gate } from './gate.ts';
import { runTool, type ToolCommand } from './tool.ts';

/** Every static check, in the order in which they run. */
export function allGates(root: string): Gate[] {
  const tool = (name: string, command: ToolCommand): Gate => ({ name, faults: () => runTool(root, command) });
  const check = (name: string, run: Check): Gate => ({ name, faults: async () => run(readSourceTree(root)) });
  return [
    tool('types', { package: 'typescript', program: 'tsc', args: ['-b', '--pretty', 'false'] }),
    tool('format and lint', {
      package: '@biomejs/biome',
      program: 'biome',
      args: ['check', '--max-diagnostics=12', '--diagnostic-level=warn', '--error-on-warnings'],
    }),
    tool('typed lint', { package: 'oxlint', args: ['--type-aware', '--deny-warnings'] }),
    check('boundaries', checkBoundaries),
    tool('unused', { package: 'knip', args: ['--no-progress', '--no-config-hints'] }),
    { name: 'api reports', faults: () => staleReports(root) },
    check('texts', checkTexts),
    check('secrets', checkSecrets),
    check('readmes', checkReadmes),
    check('links', checkLinks),
    check('sizes', checkSizes),
  ];
}
