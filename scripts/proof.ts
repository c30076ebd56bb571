import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtPackages } from './system/build-all.ts';
import { findBrowser } from './testing/browser.ts';
import { chooseProofs } from './testing/choose-proofs.ts';
import type { Scratch } from './testing/scratch.ts';
import { openScratch } from './testing/scratch.ts';

/**
 * A proof is a program in the `proofs/` of a package. It may send `{ type: 'proof', proof, tried, lost }` over its
 * channel any number of times. The table shows the last message of each proof.
 */
const rowSchema = z.object({ type: z.literal('proof'), proof: z.string(), tried: z.int(), lost: z.int() });
type Row = Omit<z.infer<typeof rowSchema>, 'type'>;

/**
 * `npm run proof -- kill mails` runs only programs with these names. Other words go to them: `-- remote-faults
 * mf-catalog`.
 */
const scratch = await openScratch();

try {
  const { programs, rest } = chooseProofs(findPrograms(scratch.root), process.argv.slice(2));
  if (rest.length > 0) console.log(`For the proofs: ${rest.join(' ')}`);
  const rows: Row[] = [];
  for (const program of programs) rows.push(...(await run(scratch, program, rest)));
  console.table(
    rows.map(({ proof, tried, lost }) => ({
      proof,
      tried,
      lost,
      verdict: lost === 0 && tried > 0 ? 'holds' : 'BROKEN',
    })),
  );
  await scratch.cleanUp();
  process.exit(rows.every(({ tried, lost }) => lost === 0 && tried > 0) ? 0 : 1);
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

async function run({ root, children }: Scratch, program: string, args: readonly string[]): Promise<Row[]> {
  console.log(`\n${program}`);
  const rows = new Map<string, Row>();
  const env = program.startsWith('e2e') ? { ...process.env, CHROMIUM_PATH: findBrowser(console.log) } : process.env;
  const child = children.start({ name: 'proof', script: join(root, program), args, env });
  child.onMessage((message) => {
    const { success, data } = rowSchema.safeParse(message);
    if (success) rows.set(data.proof, data);
  });
  const end = await child.ended;
  // A program that failed proves nothing, whatever it has reported before.
  if (end !== 0 || rows.size === 0) rows.set(program, { proof: `${program} ended with ${end}`, tried: 0, lost: 0 });
  return [...rows.values()];
}
