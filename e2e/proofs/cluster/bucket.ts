import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIn } from '../remote/prove-remote.ts';
import { type Program, startProgram, until } from './program.ts';

export interface Bucket {
  /** For `FILES_URL`. */
  readonly url: string;
  readonly goAway: (ms: number) => Promise<void>;
}

const MANIFEST = { private: true, type: 'module', dependencies: { s3rver: '3.7.1' } };
const SERVER = `import S3rver from 's3rver';
const [port, directory] = process.argv.slice(2);
await new S3rver({ port: Number(port), address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files' }] }).run();
process.send?.('ready');
process.on('disconnect', () => process.exit());
`;

/** s3rver from the registry: a bucket for photos and pictures. Its keys are those that s3rver expects. */
export async function startBucket(folder: string, port: number): Promise<Bucket> {
  const home = join(folder, 's3');
  await mkdir(home);
  await writeFile(join(home, 'package.json'), JSON.stringify(MANIFEST));
  await writeFile(join(home, 'server.js'), SERVER);
  await runIn(home, 'npm', 'install', '--no-audit', '--no-fund');
  const start = async (): Promise<Program> => {
    const program = startProgram(process.execPath, ['server.js', String(port), join(home, 'objects')], { cwd: home });
    await program.ready;
    return program;
  };
  let server = await start();
  const address = `http://127.0.0.1:${port}/files`;
  await until(async () => (await fetch(`${address}?list-type=2`)).ok, { what: 'no bucket', withinMs: 20_000 });
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1`,
    async goAway(ms) {
      await server.kill('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = await start();
    },
  };
}
