import { readSourceTree } from './checks/source-tree.ts';
import { allGates } from './gates/gates.ts';
import { runGates } from './gates/run-gates.ts';
import { changedFiles } from './testing/changed-files.ts';
import { reachOf } from './testing/reach.ts';
import { mainAnd, OTHERS, runCommands, runJourneys } from './testing/run-journeys.ts';
import { runLongUnits, runRelatedUnits, runUnits } from './testing/run-units.ts';
import { openScratch } from './testing/scratch.ts';
import { sum, type Tally } from './testing/tally.ts';

/**
 * `npm test -- journeys cart`: only that stage, and only its tests with this name. `npm test -- changed`: what a change
 * can affect.
 */
const [only, ...rest] = process.argv.slice(2);
const scratch = await openScratch();

type Stages = Readonly<Record<string, () => Promise<Tally>>>;

const stages: Stages = {
  checks: () => runChecks(),
  units: () => runUnits(scratch, rest),
  journeys: () => runJourneys(scratch, rest),
  commands: () => runCommands(scratch, rest),
};

/** Only by its name: the long unit tests, and the journeys that are not main ones. */
async function others(): Promise<Tally> {
  return sum([
    await runLongUnits(scratch, rest),
    await runJourneys(scratch, rest, OTHERS),
    await runCommands(scratch, rest, OTHERS),
  ]);
}
const named: Stages = { ...stages, others };

if (only && only !== 'changed' && !(only in named)) {
  await scratch.cleanUp();
  console.error(
    `There is no stage "${only}". There are changed, ${Object.keys(named).join(', ')}; without one, all but others run.`,
  );
  process.exit(1);
}

const planned = only === 'changed' ? changedStages(rest[0]) : only ? { [only]: named[only] } : stages;
const tallies: Tally[] = [];
const failures: string[] = [];
for (const [name, run] of Object.entries(planned)) {
  if (!run || scratch.isStopping()) continue;
  const tally = await runStage(name, run);
  tallies.push(tally);
  if (tally.failed > 0) failures.push(name, ...(tally.names ?? []).map((failure) => `  ${failure}`));
}
if (!scratch.isStopping()) {
  await scratch.cleanUp();
  const { passed, failed } = sum(tallies);
  // Again at the end: whoever keeps only the last lines of a long run still reads what failed.
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

/** The gates, and of the tests of `npm test` those that the files that differ from `base` can affect. */
function changedStages(base?: string): Stages {
  const tree = readSourceTree(scratch.root);
  const changed = changedFiles(scratch.root, base);
  const reach = reachOf(tree, changed);
  const changedSpecs = changed.filter((file) => file.endsWith('.spec.ts')).map((file) => file.replace('e2e/', ''));
  const { apiTests, typed, packages, journeys, everywhere } = reach;
  const sources = [...reach.sources, ...reach.pageTests];
  if (everywhere.length > 0) console.log(`Only the whole npm test covers these: ${everywhere.join(', ')}`);
  return {
    checks: () => runChecks(typed),
    ...(sources.length > 0 && { 'units of changed files': () => runRelatedUnits(scratch, sources) }),
    ...(apiTests.length > 0 && { 'units of the changed API': () => runUnits(scratch, apiTests) }),
    ...(packages.length > 0 && { [`units of ${packages.join(', ')}`]: () => runUnits(scratch, packages) }),
    ...(journeys.length > 0 && {
      [`journeys of ${journeys.join(', ')}`]: () => runJourneys(scratch, journeys, mainAnd(changedSpecs)),
    }),
  };
}

async function runChecks(typed?: readonly string[]): Promise<Tally> {
  const results = await runGates(allGates(scratch.root, typed), console.log);
  const names = results.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  return { passed: results.length - names.length, failed: names.length, names };
}

async function runStage(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n${name}`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    if (!scratch.isStopping()) console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  if (tally.passed + tally.failed === 0 && only !== 'changed') console.error(`No test is named ${rest.join(' ')}.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}
