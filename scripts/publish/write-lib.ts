import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Runs before a package of ours that Node runs is packed: writes its sources without types to `lib`. Node strips the
 * types of our own files, but not of files in `node_modules`.
 */
const RELATIVE = /((?:from|import|import\()\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g;

const MADE = ['lib', 'LICENSE'];

for (const made of MADE) await rm(made, { recursive: true, force: true });
if (!process.argv.includes('--remove')) await writeLib();

async function writeLib(): Promise<void> {
  for await (const file of glob('src/**/*.{ts,mjs,cjs}', { exclude: ['**/*.test.ts', '**/*.d.ts'] })) {
    const target = join('lib', file.slice('src/'.length).replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    const text = await readFile(file, 'utf8');
    const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
    await writeFile(target, code.replaceAll(RELATIVE, '$1.js$2'));
  }
  await cp('../../LICENSE', 'LICENSE');
}
