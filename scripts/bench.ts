import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runAgainstSystem } from './testing/run-against-system.ts';

/** `npm run bench -- first-load` runs only that measurement. Each is a program in `bench/` that prints a table. */
const [only] = process.argv.slice(2);
const folder = join(dirname(import.meta.dirname), 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && (!only || file === `${only}.ts`))
  .sort();

if (names.length > 0) await runAgainstSystem(names.map((name) => ({ name, script: join(folder, name) })));
else {
  console.error(`There is no measurement "${only}" in bench/.`);
  process.exitCode = 1;
}
