import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allGates } from './gates/gates.ts';
import { runGates } from './gates/run-gates.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';
import { runJourneys } from './testing/run-journeys.ts';
import { runUnits } from './testing/run-units.ts';
import { sum, type Tally } from './testing/tally.ts';

const root = dirname(import.meta.dirname);
/** `npm test -- journeys cart`: that stage alone, and of the journeys those that are named so. */
const [only, ...rest] = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'aimante-test-'));
// Started as root, the database runs as somebody else, who has to reach his folder below.
await chmod(scratch, 0o755);
const children = createChildProcesses(root, console.log);
const cleanUp = async () => {
  await children.stopAll();
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
};
const stop = stopOnSignal(cleanUp);

const stages: Readonly<Record<string, () => Promise<Tally>>> = {
  checks: async () => {
    const results = await runGates(allGates(root), console.log);
    const failed = results.filter(({ faults }) => faults.length > 0).length;
    return { passed: results.length - failed, failed };
  },
  units: () => runUnits({ root, children, scratch }),
  journeys: () => runJourneys({ root, children, scratch }, rest),
};

const tallies: Tally[] = [];
for (const [name, run] of Object.entries(stages)) {
  if (!only || only === name) tallies.push(await runStage(name, run));
}
if (!stop.hasBegun()) {
  await cleanUp();
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

async function runStage(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${name}`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    if (!stop.hasBegun()) console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}
