import { availableParallelism, cpus, loadavg, release, type } from 'node:os';
import { wasStopped } from '../system/stop-on-signal.ts';

export interface ProofRow {
  readonly proof: string;
  readonly tried: number;
  readonly lost: number;
}

/** One run of a program in a `proofs` folder. */
export interface ProofRun {
  /** Its path from the root. */
  readonly program: string;
  readonly rows: readonly ProofRow[];
  /** The exit code, or the signal that ended it. */
  readonly end: number | string;
  /** Of a random run. */
  readonly seed: number | undefined;
  readonly minutes: number;
  /** When, on which commit and machine. */
  readonly place: string;
}

const HEAD = `# The last run of each proof

Written by \`npm run proof\`: each run replaces the rows of the programs that ran whole. On a shared machine the minutes are noise. \`PROOF_SEED\` repeats a run with a seed.

| program | proof | tried | lost | verdict | seed | minutes | run |
|---|---|--:|--:|---|--:|--:|---|
`;

export const holds = ({ tried, lost }: ProofRow): boolean => lost === 0 && tried > 0;

/** The page with the rows of these runs in place of the earlier rows of the same programs. A stopped run has none. */
export function pageWithRuns(page: string, allRuns: readonly ProofRun[]): string {
  const runs = allRuns.filter(({ end }) => !wasStopped(end));
  const named = (line: string) => runs.some(({ program }) => line.startsWith(`| ${linkTo(program)} |`));
  const kept = page.split('\n').filter((line) => line.startsWith('| [') && !named(line));
  const lines = [...kept, ...runs.flatMap(linesOf)].sort((a, b) => a.localeCompare(b, 'en'));
  return `${HEAD}${lines.join('\n')}\n`;
}

export interface Section {
  /** The name of the page without `.md`. */
  readonly page: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The page with this section in place of the earlier one of the same title. */
export function pageWithSection(page: string, { page: name, title, lines }: Section, place: string): string {
  const [head = '', ...others] = (page || `# ${name}\n`).split(/^## /m);
  const section = `${title}\n\n${place}.\n\n${lines.join('\n')}\n`;
  const old = others.findIndex((other) => other.startsWith(`${title}\n`));
  const sections = old < 0 ? [...others, section] : others.with(old, section);
  return `${[head, ...sections].map((part) => part.trim()).join('\n\n## ')}\n`;
}

/** When and where a proof runs, at its start. */
export function placeOfRun(commit: string, now: Date): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${type()} ${release().split('-')[0]}, ${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown'}`;
  return `${now.toISOString().slice(0, 16)}Z, ${commit}, Node ${process.version}, ${machine}, load ${load}`;
}

function linesOf({ program, rows, seed, minutes, place }: ProofRun): string[] {
  return rows.map((row) => {
    const verdict = holds(row) ? 'holds' : '**BROKEN**';
    const { proof, tried, lost } = row;
    const cells = [proof.replaceAll('|', '/'), tried, lost, verdict, seed ?? '–', minutes.toFixed(1), place];
    return `| ${linkTo(program)} | ${cells.join(' | ')} |`;
  });
}

function linkTo(program: string): string {
  return `[${program.replace('/proofs/', ': ').replace(/\.ts$/, '')}](../../${program})`;
}
