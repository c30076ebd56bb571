import { rehearseInBrowser } from '@aimante/releases';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { intendToUse } from '../fixtures/intention.ts';
import { nextBuild, readBuild } from '../release/stage/builds.ts';
import { handmadeBuild } from '../release/stage/faulty-builds.ts';
import { newVersion } from '../release/stage/places.ts';
import { CODE_FAULTS, FAULTY_PAGE, pageWith } from './containment/code-faults.ts';
import { EXCEPTIONS } from './containment/exceptions.ts';
import { transportFaults } from './containment/transport-faults.ts';
import { type Seen, visitFault } from './containment/visit.ts';
import { openStagedShop } from './shop/staged-shop.ts';

/**
 * What a visitor sees of every fault in the code of a remote and in the transport of its files, in a real browser.
 * `npm run proof -- containment "empties the body"` runs only the faults with these words.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((words) => name.includes(words));
const TABS = 3;

interface Trial {
  readonly name: string;
  readonly run: (browser: Browser) => Promise<Seen>;
}

const { shop, stage } = await openStagedShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });

const { descriptor } = await readBuild('mf-customizer');
const faulty = handmadeBuild({ ...descriptor, version: newVersion(), fragments: [] }, FAULTY_PAGE);
const slow = nextBuild(await readBuild('mf-catalog'), newVersion(), ['Nos magnets', 'Nos magnets bis']);
for (const build of [faulty, slow]) {
  await stage.release(build);
  await stage.untilLive(build.descriptor.name, build.descriptor.version);
}

const code = CODE_FAULTS.filter(({ name }) => isWanted(name)).map(({ name, moment }) => ({
  name,
  run: (from: Browser) =>
    visit(from, {
      remote: 'mf-customizer',
      path: `/photo-cropper?fault=${encodeURIComponent(name)}`,
      version: faulty.descriptor.version,
      presses: moment === 'click',
    }),
}));
const transport = transportFaults(slow.descriptor)
  .filter(({ name }) => isWanted(name))
  .map(({ name, apply }) => ({
    name,
    run: (from: Browser) =>
      visit(from, { remote: 'mf-catalog', path: '/products', version: slow.descriptor.version, presses: false }, apply),
  }));
await prove({ proof: 'code faults of a remote', section: 'Faults in the code of a remote' }, code);
await prove({ proof: 'transport faults of a remote', section: 'Faults in the transport of its files' }, transport);
await proveRefusals();
await browser.close();
await stage.close();
await shop.end();
process.disconnect?.();

async function visit(
  from: Browser,
  fault: Parameters<typeof visitFault>[1],
  apply: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void> = async () => undefined,
): Promise<Seen> {
  const context = await from.newContext({ baseURL: stage.siteUrl, locale: 'fr-FR', serviceWorkers: 'block' });
  try {
    await intendToUse(context);
    await apply(context);
    return await visitFault(context, fault);
  } finally {
    // A frozen tab closes slowly.
    void context.close().catch(() => undefined);
  }
}

async function prove({ proof, section }: { proof: string; section: string }, trials: readonly Trial[]): Promise<void> {
  const queue = [...trials];
  const rows: ({ fault: string } & ReturnType<typeof rowOf>)[] = [];
  let lost = 0;
  let misjudged = 0;
  const lane = async () => {
    for (let trial = queue.shift(); trial; trial = queue.shift()) {
      const seen = await trial.run(browser).catch((error: unknown) => unseen(error));
      const exception = EXCEPTIONS[trial.name];
      if (!seen.isUsable && !exception) lost += 1;
      rows.push({ fault: trial.name, ...rowOf(seen, exception) });
      if (seen.reports?.blame().startsWith('WRONG')) misjudged += 1;
      process.send?.({ type: 'proof', proof: `${proof}: the page goes on`, tried: rows.length, lost });
      process.send?.({ type: 'proof', proof: `${proof}: no other is blamed`, tried: rows.length, lost: misjudged });
    }
  };
  await Promise.all(Array.from({ length: TABS }, lane));
  console.table(rows);
  sendTable(section, rows);
  const broken = rows.filter(({ page }) => page !== 'goes on');
  console.log(`${proof}: ${rows.length - broken.length} of ${rows.length}.`);
  for (const { fault } of broken) console.log(`- ${fault}: ${EXCEPTIONS[fault] ?? 'NOT EXPLAINED'}`);
}

/** Before a release with a fault that breaks the open page is live, its rehearsal refuses it. It presses nothing. */
async function proveRefusals(): Promise<void> {
  const proof = 'faults that break a page: the rehearsal refuses the release';
  const faults = code.filter(({ name }) => EXCEPTIONS[name] && !name.endsWith('(click)'));
  const rehearse = rehearseInBrowser(process.env);
  const routes = descriptor.routes.filter(({ path }) => path === '/photo-cropper');
  const rows: { fault: string; rehearsal: string; seconds: number }[] = [];
  for (const { name } of faults) {
    const plain = { ...descriptor, version: newVersion(), routes, fragments: [], links: [] };
    const start = performance.now();
    const said = await stage.rehearse(handmadeBuild(plain, pageWith(name)), rehearse).catch(String);
    const seconds = Math.round((performance.now() - start) / 1000);
    const [, finding = 'PASSED'] = /its rehearsal found\n\s*(.+)/.exec(said) ?? [];
    rows.push({ fault: name, rehearsal: finding, seconds });
    const lost = rows.filter(({ rehearsal }) => rehearsal === 'PASSED').length;
    process.send?.({ type: 'proof', proof, tried: rows.length, lost });
  }
  console.table(rows);
  sendTable('What the rehearsal says of faults that break a page', rows);
}

/** A section of `docs/results/containment.md`. */
function sendTable(title: string, rows: readonly object[]): void {
  const lineOf = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`;
  const names = Object.keys(rows[0] ?? {});
  const lines = [lineOf(names), lineOf(names.map(() => '---')), ...rows.map((row) => lineOf(Object.values(row)))];
  process.send?.({ type: 'section', page: 'containment', title, lines });
}

function unseen(error: unknown): Seen {
  return { page: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), isUsable: false };
}

function rowOf({ page, isUsable, recoveredMs, afterwards = '', reports }: Seen, exception: string | undefined) {
  const first = reports?.firstMs();
  const told = { blame: reports?.blame() ?? '', 'report (ms)': first ?? '' };
  if (isUsable) return { sees: page, page: 'goes on', ...told, afterwards };
  const back = recoveredMs === undefined ? '' : `cart in a new tab after ${recoveredMs} ms, here ${afterwards}`;
  return { sees: page, page: exception ? 'exception' : 'BROKEN', ...told, afterwards: back };
}
