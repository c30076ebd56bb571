import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the tests of the server, or only the named tests, and records the statements that they execute. */
const named = process.argv.slice(2);
const tests = named.length > 0 ? named : ['api'];
const script = join(import.meta.dirname, 'test.ts');
const env = { ...process.env, API_KEEP_STATEMENTS: '1' };
const { status } = spawnSync(process.execPath, [script, 'units', ...tests], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
