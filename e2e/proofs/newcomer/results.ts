import type { Start } from './clean-shop.ts';

type Row = Start & { readonly way: string; readonly isRight: boolean };

/** A section of `docs/results/newcomer.md`. */
export function resultsOf(rows: readonly Row[]): object {
  const lines = rows.map((row) => {
    const [shop, api] = row.answers;
    const seen = shop ? `ready; shop and API answer ${shop} and ${api}` : `\`${lastLine(row)}\``;
    return `| ${row.way} | ${seen} | ${row.isRight ? 'yes' : '**no**'} | ${row.seconds.toFixed(0)} |`;
  });
  const head = ['| way | what happened | as promised | seconds |', '|---|---|---|--:|'];
  return { type: 'section', page: 'newcomer', title: 'Ways to start', lines: [...head, ...lines] };
}

/** Without the news of npm, and without the folder of this run. */
export function lastLine({ output }: Start): string {
  const line = output.split('\n').findLast((text) => text.trim() && !text.startsWith('npm ')) ?? '';
  return line.replace(/\/\S*aimante-newcomer-[^ :]*/, '…');
}
