import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const root = dirname(import.meta.dirname);

const toolchain = (...args: string[]) => run(process.execPath, [join(root, 'scripts/run.mjs'), ...args], { cwd: root });

it('runs the pinned Node with the given file', async () => {
  const { stdout } = await toolchain('node', '--print', 'process.execPath');
  expect(stdout).toContain(join(root, '.toolchain'));
});

it('names an unknown task', async () => {
  await expect(toolchain('magnet')).rejects.toMatchObject({
    stderr: expect.stringContaining('No task named "magnet"'),
  });
});
