// `npm run api:restore -- <folder>`: a backup into an empty shop (a new DATA_DIR or DATABASE_URL), checked row by row.
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { CommandError, runCommand } from './run-command.ts';

await runCommand(async ({ config: { dataDir }, url }) => {
  const [source] = process.argv.slice(2);
  if (!source) throw new CommandError('Which backup? npm run api:restore -- <folder>');
  const { createdAt } = await restoreBackup({ url, dataDir, source });
  console.log(`The shop of ${createdAt} is back in ${dataDir}. Every table equals the backup.`);
});
