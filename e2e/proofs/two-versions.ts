import { execFileSync } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { proveRemote, repository, runIn } from './remote/prove-remote.ts';

/**
 * During an upgrade, the API before the newest migration uses the database that the migration has changed. Its own
 * tests run here on that database: those of the commit before, with the migrations of today. `FORMER=<commit>` names
 * another version. A file that fails is tried again alone, and then on the schema of its own version: what fails there
 * too says nothing about the new one.
 */
const PROOF = 'the tests of the API before the newest migration pass on the new schema';
/** What writes most tables. One test reads which tables the schema has, so a new table always fails it. */
const TESTED = 'api/src/(?:selling|books|people|production|catalogue)/(?!.*personal-data)';

await proveRemote(PROOF, async (folder) => {
  const copy = join(folder, 'former');
  const migrations = join(copy, 'api/migrations');
  const useMigrationsOf = async (version: string) => {
    await rm(migrations, { recursive: true });
    await cp(join(version, 'api/migrations'), migrations, { recursive: true });
  };
  await runIn(repository, 'git', 'clone', '--quiet', '--no-hardlinks', repository, copy);
  await runIn(copy, 'git', 'checkout', '--quiet', process.env.FORMER ?? beforeNewestMigration());
  await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
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
});

/** The test files that fail. A run without any has not run. */
async function failedUnits(copy: string, tested: readonly string[]): Promise<string[]> {
  const end = await runIn(copy, 'npm', 'test', '--', 'units', ...tested).catch(String);
  if (!end) return [];
  const failed = [...new Set([...end.matchAll(/FAIL \S+ (\S+\.test\.ts)/g)].flatMap(([, file]) => file ?? []))];
  if (failed.length === 0) throw new Error(end);
  console.log(`fail: ${failed.join(', ')}`);
  return failed;
}

function beforeNewestMigration(): string {
  const added = ['log', '-1', '--diff-filter=A', '--format=%H^', '--', 'api/migrations'];
  return execFileSync('git', added, { cwd: repository, encoding: 'utf8' }).trim();
}
