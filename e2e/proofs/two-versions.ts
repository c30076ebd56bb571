import { execFileSync } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { proveRemote, repository, runIn } from './remote/prove-remote.ts';

/**
 * During an upgrade, the API before the newest migration uses the database that the migration has changed. Its own
 * tests run here on that database: those of the commit before, with the migrations of today. `FORMER=<commit>` names
 * another version.
 */
const PROOF = 'the tests of the API before the newest migration pass on the new schema';
/** What writes most tables. One test reads which tables the schema has, so a new table always fails it. */
const TESTED = 'api/src/(?:selling|books|people|production|catalogue)/(?!.*personal-data)';

await proveRemote(PROOF, async (folder) => {
  const copy = join(folder, 'former');
  const migrations = join(copy, 'api/migrations');
  await runIn(repository, 'git', 'clone', '--quiet', '--no-hardlinks', repository, copy);
  await runIn(copy, 'git', 'checkout', '--quiet', process.env.FORMER ?? beforeNewestMigration());
  await symlink(join(repository, '.toolchain'), join(copy, '.toolchain'));
  await rm(migrations, { recursive: true });
  await cp(join(repository, 'api/migrations'), migrations, { recursive: true });
  await runIn(copy, 'npm', 'test', '--', 'units', TESTED);
});

function beforeNewestMigration(): string {
  const added = ['log', '-1', '--diff-filter=A', '--format=%H^', '--', 'api/migrations'];
  return execFileSync('git', added, { cwd: repository, encoding: 'utf8' }).trim();
}
