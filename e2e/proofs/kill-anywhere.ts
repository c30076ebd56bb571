import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf, freePorts, isAlive, ShopProcess } from '../commands/shop-process.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const LONGEST_START_MS = 6000;
const STOP_MS = 5000;

/**
 * Kills all processes, the database too, at a random moment of the start. The next start must work and leave nothing
 * behind.
 */
const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
await chmod(folder, 0o755);
let lost = 0;
for (let tried = 1; tried <= ROUNDS; tried += 1) {
  const moment = Math.random() * LONGEST_START_MS;
  // Every second round starts without data, so the kill often hits the first initialisation.
  const dataDir = join(folder, String(Math.ceil(tried / 2)));
  const fault = await round(dataDir, moment).catch((error: unknown) => String(error));
  if (fault) {
    lost += 1;
    console.log(`round ${tried}, killed after ${moment.toFixed(0)} ms: ${fault}`);
  }
  process.send?.({ type: 'proof', proof: 'start again after kill -9 of everything, at any moment', tried, lost });
}
await rm(folder, { recursive: true, force: true });
process.disconnect?.();

async function round(dataDir: string, moment: number): Promise<string | undefined> {
  const first = new ShopProcess(dataDir, await freePorts());
  await pause(moment);
  for (const pid of familyOf(first.pid)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await first.ended();

  const second = await ShopProcess.open(dataDir);
  const answers = await Promise.all(
    [second.ports.site, second.ports.api].map((port) => fetch(`http://localhost:${port}/healthz`)),
  );
  const family = familyOf(second.pid);
  second.kill('SIGTERM');
  await second.ended();
  const end = performance.now() + STOP_MS;
  while (family.some(isAlive) && performance.now() < end) await pause(50);
  if (answers.some(({ status }) => status !== 200)) return 'it did not answer';
  return family.some(isAlive) ? `left ${family.filter(isAlive).join(', ')}` : undefined;
}
