import { execFileSync } from 'node:child_process';

/**
 * Files that differ from `base`, also those that Git does not track yet. Without a base: from the last commit, or, where
 * nothing has changed since, from the commit before it.
 */
export function changedFiles(root: string, base?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', base ?? 'HEAD'), ...untracked];
  return changed.length > 0 || base ? changed : git('diff', '--name-only', 'HEAD~1');
}
