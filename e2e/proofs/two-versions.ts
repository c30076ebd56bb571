import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveInFolder, repository, runIn } from './remote/prove-remote.ts';
import { meetFormerSchema } from './two-versions/meet-former-schema.ts';

/**
 * The former release on the new schema, and the new one on the former schema.
 *
 * During an upgrade, the API of the release before uses the database that the new migrations have changed. Its own tests
 * run here on that database: those of the commit before the newest migration, and before the newest five, with the
 * migrations of today. `npm run proof -- two-versions 12` takes the commit before the newest twelve. A file that fails is
 * tried again alone, and then on the schema of its own version: what fails there too says nothing about the new one.
 *
 * The other way round, the API of today starts beside the former one, on its database.
 */
const STEPS = [1, 5];
/** What writes most tables. One test reads which tables the schema has, so a new table always fails it. */
const TESTED = 'api/src/(?:selling|books|people|production|catalogue)/(?!.*personal-data)';

const asked = process.argv.slice(2).map(Number);
for (const count of asked.length > 0 ? asked : STEPS) {
  const migrations = count === 1 ? 'newest migration' : `newest ${count} migrations`;
  const proof = `the tests of the API before the ${migrations} pass on the new schema`;
  await proveInFolder(proof, (folder) => testFormer(folder, commitBefore(count)));
  await meetFormer(`the API of today waits for the ${migrations}, and the one before answers all`, commitBefore(count));
}
process.disconnect?.();

async function meetFormer(proof: string, commit: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const copy = await copyOf(commit, folder);
  // Installs its packages.
  await runIn(copy, 'npm', 'run', '-s', 'toolchain', '--', 'node', '--version');
  process.send?.({ type: 'proof', proof, ...(await meetFormerSchema(folder, copy)) });
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

async function copyOf(commit: string, folder: string): Promise<string> {
  const copy = join(folder, 'former');
  await runIn(repository, 'git', 'clone', '--quiet', '--no-hardlinks', repository, copy);
  await runIn(copy, 'git', 'checkout', '--quiet', commit);
  await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
  return copy;
}

async function testFormer(folder: string, commit: string): Promise<void> {
  const copy = await copyOf(commit, folder);
  const migrations = join(copy, 'api/migrations');
  const useMigrationsOf = async (version: string) => {
    await rm(migrations, { recursive: true });
    await cp(join(version, 'api/migrations'), migrations, { recursive: true });
  };
  const own = join(folder, 'own');
  await cp(migrations, join(own, 'api/migrations'), { recursive: true });
  await useMigrationsOf(repository);
  const refused = await failedUnits(copy, [TESTED]);
  const again = refused.length > 0 ? await failedUnits(copy, refused) : [];
  if (again.length === 0) return;
  await useMigrationsOf(own);
  const broken = await failedUnits(copy, again);
  const lost = again.filter((file) => !broken.includes(file));
  console.log(`fail on their own schema too: ${again.filter((file) => broken.includes(file)).join(', ') || 'none'}`);
  if (lost.length > 0) throw new Error(`pass on their own schema alone: ${lost.join(', ')}`);
}

/** The test files that fail. A run without any has not run. */
async function failedUnits(copy: string, tested: readonly string[]): Promise<string[]> {
  const end = await runIn(copy, 'npm', 'test', '--', 'units', ...tested).catch(String);
  if (!end) return [];
  const failed = [...new Set([...end.matchAll(/FAIL \S+ (\S+\.test\.ts)/g)].flatMap(([, file]) => file ?? []))];
  if (failed.length === 0) throw new Error(end);
  console.log(`fail: ${failed.join(', ')}`);
  return failed;
}

function commitBefore(migrations: number): string {
  const added = ['log', '--diff-filter=A', '--format=%H^', '--name-only', '--', 'api/migrations'];
  const lines = execFileSync('git', added, { cwd: repository, encoding: 'utf8' }).split('\n');
  const files = lines.flatMap((line, place) => (line.endsWith('.sql') ? [place] : []));
  const commit = lines.slice(0, files[migrations - 1]).findLast((line) => line.endsWith('^'));
  if (!commit) throw new Error(`There are only ${files.length} migrations.`);
  return commit;
}
