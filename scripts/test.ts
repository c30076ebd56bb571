import { allGates } from './gates/gates.ts';
import { runGates } from './gates/run-gates.ts';
import { runCommands, runJourneys } from './testing/run-journeys.ts';
import { runUnits } from './testing/run-units.ts';
import { openScratch } from './testing/scratch.ts';
import { sum, type Tally } from './testing/tally.ts';

/** `npm test -- journeys cart`: that stage alone, and of it what is named so. */
const [only, ...rest] = process.argv.slice(2);
const scratch = await openScratch();

const stages: Readonly<Record<string, () => Promise<Tally>>> = {
  checks: async () => {
    const results = await runGates(allGates(scratch.root), console.log);
    const failed = results.filter(({ faults }) => faults.length > 0).length;
    return { passed: results.length - failed, failed };
  },
  units: () => runUnits(scratch, rest),
  journeys: () => runJourneys(scratch, rest),
  commands: () => runCommands(scratch, rest),
};

if (only && !(only in stages)) {
  await scratch.cleanUp();
  console.error(
    `There is no stage "${only}". There are ${Object.keys(stages).join(', ')}; without one, all of them run.`,
  );
  process.exit(1);
}

const tallies: Tally[] = [];
for (const [name, run] of Object.entries(stages)) {
  if ((!only || only === name) && !scratch.isStopping()) tallies.push(await runStage(name, run));
}
if (!scratch.isStopping()) {
  await scratch.cleanUp();
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

async function runStage(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${name}`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    if (!scratch.isStopping()) console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  if (tally.passed + tally.failed === 0) console.error(`Nothing is named ${rest.join(' ')}.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}
