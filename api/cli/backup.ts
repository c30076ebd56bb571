// `npm run api:backup -- [folder]`: backs up the shop into a new folder, by default below DATA_DIR/backups.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackup } from '../src/platform/backup/create-backup.ts';
import { shopPlace } from '../src/platform/backup/shop-place.ts';
import { runCommand } from './run-command.ts';

const readTarget = ([target]: readonly string[]) => target;

await runCommand(readTarget, async (wanted, { config, url }) => {
  const now = new Date();
  const target = wanted ?? join(config.dataDir, 'backups', now.toISOString().replace(/[:.]/g, '-'));
  await mkdir(dirname(target), { recursive: true });
  const { tables, files, left } = await createBackup({ shop: shopPlace(url, config, process.env), target, now });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${Object.keys(tables).length} tables and ${files} files in ${target}`);
  for (const line of left) console.log(`Not in the backup: ${line}`);
});
