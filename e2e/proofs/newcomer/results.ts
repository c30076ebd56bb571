import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { repository } from '../remote/prove-remote.ts';
import type { Start } from './clean-shop.ts';

type Row = Start & { readonly way: string; readonly isRight: boolean };

/** Writes `docs/results/newcomer.md`. */
export function writeResults(rows: readonly Row[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();
  const load = loadavg()[0]?.toFixed(1);
  const head = `# The first start, as newcomers make it

Written by \`npm run proof -- newcomer\` on ${new Date().toISOString().slice(0, 16)}Z, commit ${commit}, ${availableParallelism()} cores, load ${load} at the end. Each way starts the files of that commit in a folder of its own, with an environment of a path, a home folder and a language, and Node and npm from the registry. The seconds of a first start contain the download of Node, pnpm and all packages; on a busy machine they are noise.

| way | what happened | as promised | seconds |
|---|---|---|--:|
`;
  const lines = rows.map((row) => {
    const seen =
      row.answers.length > 0 ? `ready; shop and API answer ${row.answers.join(' and ')}` : `\`${lastLine(row)}\``;
    return `| ${row.way} | ${seen} | ${row.isRight ? 'yes' : '**no**'} | ${row.seconds.toFixed(0)} |`;
  });
  writeFileSync(join(repository, 'docs/results/newcomer.md'), `${head}${lines.join('\n')}\n`);
}

/** Without the folder of this run. */
function lastLine({ output }: Row): string {
  const line = output.trim().split('\n').at(-1) ?? '';
  return line.replace(/\/\S*aimante-newcomer-[^ :]*/, '…');
}
