import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import type { ChildProcesses } from '../system/child-processes.ts';
import { readTally, type Tally, tallyOfJest } from './tally.ts';

export interface StageOptions {
  readonly root: string;
  readonly children: ChildProcesses;
  /** For reports and data; removed afterwards. */
  readonly scratch: string;
}

/** Jest, every project, as the ES modules that our sources are. */
export async function runUnits({ root, children, scratch }: StageOptions): Promise<Tally> {
  const report = join(scratch, 'jest.json');
  const jest = children.start({
    name: 'jest',
    script: programOf(root, { package: 'jest' }),
    args: ['--maxWorkers=2', '--json', `--outputFile=${report}`, '--silent', '--reporters=default'],
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    isForeign: true,
  });
  return readTally(report, await jest.ended, tallyOfJest);
}
