import { median } from '../load/http-load.ts';
import { goalText, isMet, type Row, rounded } from './report.ts';

export interface BenchRun {
  readonly rows: readonly Row[];
  /** When, and on which machine. */
  readonly place: string;
}

const MISSED = '🔴';

/** The table of the latest rows. A run replaces the rows of the measurements that it contains. */
export function benchPage(before: string, { rows, place }: BenchRun): string {
  const measured = new Set(['bench', ...rows.map(({ bench }) => bench)]);
  const kept = before.split('\n').filter((line) => /^\| [a-z]/.test(line) && !measured.has(benchOf(line)));
  const lines = [...kept, ...rows.map((row) => lineOf(row, place))];
  const inOrder = lines.toSorted((a, b) => benchOf(a).localeCompare(benchOf(b)));
  const goals = inOrder.filter((line) => line.includes('| (')).length;
  const missed = inOrder.filter((line) => line.includes(MISSED)).length;
  return [
    '# The latest measurements',
    '',
    `${missed} of ${goals} goals are missed (${MISSED}). A time counts only from an idle machine.`,
    '',
    '| bench | what | median | spread | goal | | run |',
    '|---|---|--:|---|---|---|---|',
    ...inOrder,
    '',
  ].join('\n');
}

const benchOf = (line: string): string => line.split(' | ')[0]?.slice(2) ?? '';

function lineOf(row: Row, place: string): string {
  const { bench, what, values, unit } = row;
  const spread = values.length > 1 ? `${rounded(Math.min(...values))} – ${rounded(Math.max(...values))}` : '';
  const sign = { true: '🟢', false: MISSED, undefined: '' }[String(isMet(row)) as 'true' | 'false' | 'undefined'];
  return `| ${bench} | ${what} | ${rounded(median(values))} ${unit} | ${spread} | ${goalText(row)} | ${sign} | ${place} |`;
}
