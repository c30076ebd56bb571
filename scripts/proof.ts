import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtPackages } from './system/build-all.ts';
import { findBrowser } from './testing/browser.ts';
import { chooseProofs } from './testing/choose-proofs.ts';
import {
  holds,
  type ProofRow,
  type ProofRun,
  pageWithRuns,
  pageWithSection,
  placeOfRun,
} from './testing/proof-page.ts';
import type { Scratch } from './testing/scratch.ts';
import { openScratch } from './testing/scratch.ts';

/**
 * A proof is a program in the `proofs/` of a package. It may send `{ type: 'proof', proof, tried, lost }` over its
 * channel any number of times, and `{ type: 'seed', seed }` if it is random. The table shows the last message of each
 * proof, and `docs/results/proofs.md` keeps it. `{ type: 'section', page, title, lines }` is kept in a page beside it.
 */
const rowSchema = z.object({ type: z.literal('proof'), proof: z.string(), tried: z.int(), lost: z.int() });
const sectionSchema = z.object({
  type: z.literal('section'),
  page: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  lines: z.array(z.string()),
});
const seedSchema = z.object({ type: z.literal('seed'), seed: z.int() });

/**
 * `npm run proof -- kill mails` runs only programs with these names. Other words go to them: `-- remote-faults
 * mf-catalog`.
 */
const scratch = await openScratch();

try {
  const { programs, rest } = chooseProofs(findPrograms(scratch.root), process.argv.slice(2));
  if (rest.length > 0) console.log(`For the proofs: ${rest.join(' ')}`);
  const runs: ProofRun[] = [];
  for (const program of programs) {
    runs.push(await run(scratch, program, rest));
    // Some of the cases are not the whole proof.
    if (rest.length === 0) changeResults(scratch.root, 'proofs', (page) => pageWithRuns(page, runs));
  }
  console.table(
    runs.flatMap(({ rows, seed = '', minutes }) =>
      rows.map((row) => ({
        proof: row.proof,
        tried: row.tried,
        lost: row.lost,
        seed,
        minutes: minutes.toFixed(1),
        verdict: holds(row) ? 'holds' : 'BROKEN',
      })),
    ),
  );
  await scratch.cleanUp();
  process.exit(runs.every(({ rows }) => rows.every(holds)) ? 0 : 1);
} catch (error) {
  if (!scratch.isStopping()) {
    await scratch.cleanUp();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function findPrograms(root: string): string[] {
  const shared = readdirSync(join(root, 'shared')).map((folder) => join('shared', folder));
  return [...builtPackages(root), ...shared, 'api', 'edge', 'e2e'].flatMap((folder) => {
    try {
      const files = readdirSync(join(root, folder, 'proofs')).filter((file) => /^(?!.*\.test).*\.ts$/.test(file));
      return files.sort().map((file) => join(folder, 'proofs', file));
    } catch {
      return [];
    }
  });
}

function changeResults(root: string, page: string, change: (earlier: string) => string): void {
  const file = join(root, 'docs/results', `${page}.md`);
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

/** `0f3c21aa`, or with `+` when the files differ from it. Empty outside a repository. */
function commitOf(root: string): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const changed = git('status', '--porcelain', '--', '.', ':!docs/results');
    return git('rev-parse', '--short=8', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'no repository';
  }
}

async function run({ root, children }: Scratch, program: string, args: readonly string[]): Promise<ProofRun> {
  console.log(`\n${program}`);
  const place = placeOfRun(commitOf(root), new Date());
  const start = performance.now();
  const rows = new Map<string, ProofRow>();
  let seed: number | undefined;
  const env = program.startsWith('e2e') ? { ...process.env, CHROMIUM_PATH: findBrowser(console.log) } : process.env;
  const child = children.start({ name: 'proof', script: join(root, program), args, env });
  child.onMessage((message) => {
    const { data: row } = rowSchema.safeParse(message);
    if (row) rows.set(row.proof, row);
    const { data: section } = sectionSchema.safeParse(message);
    if (section && args.length === 0)
      changeResults(root, section.page, (page) => pageWithSection(page, section, place));
    seed = seedSchema.safeParse(message).data?.seed ?? seed;
  });
  const end = await child.ended;
  // A program that failed proves nothing, whatever it has reported before.
  if (end !== 0 || rows.size === 0) rows.set(program, { proof: `${program} ended with ${end}`, tried: 0, lost: 0 });
  return { program, rows: [...rows.values()], end, seed, minutes: (performance.now() - start) / 60_000, place };
}
