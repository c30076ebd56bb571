import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CHECK = 'scripts/checks/commit-subjects.ts';

/**
 * Subjects of the commits since the check exists. None outside a Git checkout, or where a shallow history starts later.
 */
export function recentSubjects(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const start = git('log', '--diff-filter=A', '--format=%H', '--', CHECK).at(-1);
  return start ? git('log', '--no-merges', '--format=%s', `${start}..HEAD`).filter(Boolean) : [];
}
