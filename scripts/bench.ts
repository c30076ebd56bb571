import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openScratch } from './testing/scratch.ts';
import { startTestSystem } from './testing/test-system.ts';

/** `npm run bench -- first-load`: that measurement alone. Each is a program in `bench/` that prints a table. */
const [only] = process.argv.slice(2);
const scratch = await openScratch();
const folder = join(scratch.root, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && (!only || file === `${only}.ts`))
  .sort();

try {
  if (names.length === 0) throw new Error(`There is no measurement "${only}" in bench/.`);
  const { env, fails } = await startTestSystem(scratch);
  for (const name of names) {
    const program = scratch.children.start({ name, script: join(folder, name), env, isForeign: true });
    const end = await Promise.race([program.ended, fails]);
    if (end !== 0) throw new Error(`${name} ended with ${end}`);
  }
  await scratch.cleanUp();
  process.exit(0);
} catch (error) {
  if (!scratch.isStopping()) {
    await scratch.cleanUp();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
