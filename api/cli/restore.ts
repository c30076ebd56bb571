// `npm run api:restore -- <folder>`: restores a backup into an empty shop (a new DATA_DIR or DATABASE_URL) and checks
// it row by row.
import { markRestore } from '../src/books/index.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { shopPlace } from '../src/platform/backup/shop-place.ts';
import { readSecrets } from '../src/platform/config/secrets.ts';
import { connect } from '../src/platform/database/connection/connect.ts';
import { CommandError, runCommand } from './run-command.ts';

function readSource([source]: readonly string[]): string {
  if (!source) throw new CommandError('Which backup? npm run api:restore -- <folder>');
  return source;
}

await runCommand(readSource, async (source, { config, url }) => {
  const { createdAt, notRestored } = await restoreBackup({ shop: shopPlace(url, config, process.env), source });
  const { db, pool } = connect({ url });
  try {
    await markRestore({ db, secrets: await readSecrets(config), now: () => new Date() }, createdAt);
  } finally {
    await pool.end();
  }
  console.log(`The shop of ${createdAt} is back in ${config.dataDir}. Every table and every file equals the backup.`);
  for (const line of notRestored) console.log(`Not restored: ${line}`);
});
