import { BackupError } from '../src/platform/backup/manifest.ts';
import { type Config, ConfigError, readConfig } from '../src/platform/config/config.ts';
import { StorageError } from '../src/platform/storage/storage.ts';
import { borrowDatabase } from '../src/start/database.ts';
import { StartError } from '../src/start/start-error.ts';

/** A command that cannot be carried out. The message is for the operator. */
export class CommandError extends Error {}

interface Shop {
  readonly config: Config;
  readonly url: string;
}

/** Runs a command on the shop's database, whether or not the server is running. Wrong arguments start nothing. */
export async function runCommand<Wanted>(
  readArguments: (given: readonly string[]) => Wanted,
  work: (wanted: Wanted, shop: Shop) => Promise<void>,
): Promise<void> {
  try {
    const wanted = readArguments(process.argv.slice(2));
    const config = readConfig(process.env);
    const database = await borrowDatabase(config, (line) => console.log(line));
    try {
      await work(wanted, { config, url: database.url });
    } finally {
      await database.stop();
    }
  } catch (error) {
    // `syscall`: an unreadable or read-only folder, or a full disk. The message names the path.
    const isPlain =
      (error instanceof Error && 'syscall' in error) ||
      [CommandError, BackupError, ConfigError, StartError, StorageError].some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
