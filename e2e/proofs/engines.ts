import { spawn } from 'node:child_process';
import { freePorts } from '../commands/shop-process.ts';
import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { nextBuild, readBuild } from '../release/stage/builds.ts';
import { newVersion } from '../release/stage/places.ts';
import { openChromium } from './engines/chromium.ts';
import { type Engine, within } from './engines/engine.ts';
import { openFirefox } from './engines/firefox.ts';
import { Person } from './engines/person.ts';
import { SCENES, sellAtTill } from './engines/scenes.ts';
import { type Comparison, compare, type Said, sayAll } from './engines/spoken.ts';
import { WALKS } from './engines/spoken-walks.ts';
import { openWebKit } from './engines/webkit.ts';
import { openStagedShop } from './shop/staged-shop.ts';
import { installFromDebian } from './tools/install.ts';

/**
 * The shop in Firefox and WebKit, driven by real presses and keys. Debian's packages are installed where they are
 * missing: `firefox-esr`, `webkit2gtk-driver` and `xvfb`.
 */
const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const DISPLAY = ':97';
const SCENE_MS = 240_000;
const LEFT = [
  /None of the .* hashes in the integrity attribute match/,
  /A ServiceWorker intercepted the request/,
  // NS_BINDING_ABORTED
  /downloadable font: download failed .* status=2152398850 /,
];

installFromDebian({ [FIREFOX]: 'firefox-esr', [WEBKIT]: 'webkit2gtk-driver', [SCREEN]: 'xvfb' });

const { shop, stage } = await openStagedShop();
const { site: driverPort, api: marionettePort } = await freePorts();
const screen = spawn(SCREEN, [DISPLAY, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });

const scenes = {
  ...SCENES,
  'a sale at the till': async (person: Person) => sellAtTill(person, await makeMarket()),
  'a release goes live and is rolled back while the page is open': flip,
  ...Object.fromEntries(
    Object.keys(WALKS).map((who) => [`what a screen reader says to ${who}`, (person: Person) => listenAs(who, person)]),
  ),
};
const reference = new Map<string, Promise<Said>>();
let heard: Comparison[] = [];
const opened = { firefox: () => openFirefox(FIREFOX, marionettePort), webkit: () => openWebKit(driverPort, DISPLAY) };
/** `npm run proof -- engines webkit sale` plays only these scenes. */
const words = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]) =>
  words.some((word) => name.includes(word)) || !words.some((word) => all.some((one) => one.includes(word)));
for (const [name, open] of Object.entries(opened)) {
  if (!isWanted(name, Object.keys(opened))) continue;
  let head = name;
  const lines: string[] = [];
  let lost = 0;
  heard = [];
  for (const [doing, scene] of Object.entries(scenes)) {
    if (!isWanted(doing, Object.keys(scenes))) continue;
    const start = performance.now();
    const { title = name, problem } = await play(open, scene);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${title}: ${doing}: ${problem ?? 'done'}`);
    if (problem) lost += 1;
    lines.push(`| ${doing} | ${problem?.replaceAll(/[\n|]+/g, ' ') ?? 'done'} | ${seconds} |`);
    head = title;
    process.send?.({ type: 'proof', proof: `${name}: people use the shop`, tried: lines.length, lost });
  }
  const controls = heard.reduce((sum, { count }) => sum + count, 0);
  const strange = heard.flatMap(({ faults }) => faults).length;
  const proof = `${name}: controls are said as in Chromium, or differ for a stated reason`;
  process.send?.({ type: 'proof', proof, tried: controls, lost: strange });
  const columns = ['| what a person does | what happened | seconds |', '|---|---|--:|'];
  process.send?.({
    type: 'section',
    page: 'engines',
    title: head,
    lines: [...columns, ...lines, ...reasonLines(controls)],
  });
}
screen.kill();
await stage.close();
await shop.end();
process.disconnect?.();

interface Played {
  readonly title: string | undefined;
  readonly problem: string | undefined;
}

async function play(open: () => Promise<Engine>, scene: (person: Person) => Promise<void>): Promise<Played> {
  let engine: Engine | undefined;
  try {
    engine = await open();
    await within(SCENE_MS, scene(new Person(engine, scene === flip ? stage.siteUrl : shop.siteUrl)));
    const errors = engine.errors().filter((error) => !isOfLeftPage(error));
    return { title: engine.name, problem: errors.length > 0 ? errors.join('\n') : undefined };
  } catch (error) {
    return { title: engine?.name, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    await engine?.end();
  }
}

/** Firefox stops the files of a page that is left, and then says that what it has of them is not what was promised. */
function isOfLeftPage(error: string): boolean {
  return LEFT.some((pattern) => pattern.test(error));
}

/** Compares what this engine says of each control with what Chromium says, on the same walk. */
async function listenAs(who: string, person: Person): Promise<void> {
  const said = await walk(who, person);
  let chromium = reference.get(who);
  if (!chromium) {
    chromium = inChromium((other) => walk(who, other));
    reference.set(who, chromium);
  }
  const comparison = compare(said, await chromium);
  heard.push(comparison);
  if (comparison.faults.length > 0) throw new Error(comparison.faults.join('\n'));
}

async function walk(who: string, person: Person): Promise<Said> {
  const way = WALKS[who];
  if (!way) throw new Error(`nobody is ${who}`);
  return sayAll(person, way, await makeMarket());
}

async function inChromium<T>(scene: (person: Person) => Promise<T>): Promise<T> {
  const engine = await openChromium(process.env.CHROMIUM_PATH ?? '');
  try {
    return await scene(new Person(engine, shop.siteUrl));
  } finally {
    await engine.end();
  }
}

function reasonLines(controls: number): string[] {
  const counts = new Map<string, number>();
  for (const reason of heard.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = [...counts].map(([reason, count]) => `| ${reason} | ${count} |`);
  const head = [`| why a control of ${controls} is said in another way than in Chromium | controls |`, '|---|--:|'];
  return controls > 0 ? ['', ...head, ...lines] : [];
}

async function flip(person: Person): Promise<void> {
  const name = 'Nos magnets';
  await person.open('/products');
  await person.until(`document.querySelector('h1')?.textContent === '${name}'`, 'the catalogue');
  await stage.release(nextBuild(await readBuild('mf-catalog'), newVersion(), [name, `${name} bis`]));
  for (const title of [`${name} bis`, name]) {
    if (title === name) await stage.command('rollback', 'mf-catalog');
    await person.until(async () => {
      await person.open('/products');
      return person.engine.read(`document.querySelector('h1')?.textContent === '${title}'`);
    }, `the title "${title}"`);
  }
}

async function makeMarket(): Promise<string> {
  const caller = await signIn(shop.apiUrl, shop.siteUrl, accounts.admin);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const market = {
    name: 'Marché des navigateurs',
    place: 'Halle aux grains',
    address: '1 place du Pilori, 49100 Angers',
    startsAt: `${day}T08:00:00.000Z`,
    endsAt: `${day}T18:00:00.000Z`,
  };
  const answer = await fetch(`${shop.apiUrl}/api/market/events`, {
    method: 'POST',
    headers: { ...caller, 'content-type': 'application/json' },
    body: JSON.stringify(market),
  });
  if (!answer.ok) throw new Error(`the market was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
