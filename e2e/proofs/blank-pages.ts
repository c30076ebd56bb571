import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { ACCOUNT_SCENES } from './blank-pages/account-scenes.ts';
import { CROPPER_SCENES } from './blank-pages/cropper-scenes.ts';
import { CUTS } from './blank-pages/cut-network.ts';
import { DESIGN_SCENES } from './blank-pages/design-scenes.ts';
import { DESK_SCENES } from './blank-pages/desk-scenes.ts';
import { lateFiles } from './blank-pages/late-files.ts';
import { ENGLISH_VISITS, firstVisit, INSPECTORS, PRESSES, type Scene, visitFrom } from './blank-pages/scenes.ts';
import { SHELL_SCENES } from './blank-pages/shell-scenes.ts';
import { SHOP_SCENES } from './blank-pages/shop-scenes.ts';
import { filesOf, NOT_REACHED, tryCut } from './blank-pages/try-cut.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { makeBatch } from './sound/jobs.ts';
import { findPlaces, ownerOf } from './sound/places.ts';
import { Sessions } from './sound/sessions.ts';

/**
 * Cuts the network at every file of the shell and the remotes that a page loads: scripts of `import()`, their styles,
 * and workers. No page goes blank, each one says what is missing, and it works again without a reload.
 * `npm run proof -- blank-pages mf-customizer` runs only matching files and scenes.
 * With SITE_URL and API_URL it tests a running system instead of its own.
 */
const wanted = process.argv.slice(2);
const AT_ONCE = 3;
/** `mf-customizer`, `shell/dialog.1a2b3c4d.js`: a word that names files. Other words name scenes. */
const OF_FILES = /^(?:shell|mf-[a-z-]+)$|\.(?:js|css)$/;

const WITHIN_SITE = [
  ...PRESSES,
  ...SHOP_SCENES,
  ...ACCOUNT_SCENES,
  ...DESK_SCENES,
  ...CROPPER_SCENES,
  ...DESIGN_SCENES,
  ...SHELL_SCENES,
];

const shop = process.env.SITE_URL ? undefined : await openOwnShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const tally = new Map(CUTS.map((cut) => [cut, { tried: 0, lost: 0 }]));
const covered = new Set<string>();
const scenes = (await allScenes()).values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const scene of scenes) await tryScene(scene);
  }),
);
if (wanted.length === 0) countLateFiles();
await browser.close();
await shop?.end();
process.disconnect?.();

async function allScenes(): Promise<Scene[]> {
  await makeBatch(browser);
  const sessions = new Sessions(browser);
  const places = await findPlaces(async (who) => (await sessions.of(who, 'fr')).context.newPage());
  await sessions.close();
  const shown = places.filter(({ remote, access }) => remote !== 'shell' && access !== 'visitor-only');
  const firsts = shown.map((place) => firstVisit(ownerOf(place), place));
  const visits = shown.map((place) =>
    visitFrom(place.remote === 'mf-catalog' ? '/photo-cropper' : '/about', ownerOf(place), place),
  );
  return [...WITHIN_SITE, ...visits, ...ENGLISH_VISITS, ...firsts, ...INSPECTORS];
}

async function tryScene(scene: Scene): Promise<void> {
  if (!wanted.every((word) => OF_FILES.test(word) || scene.name.includes(word))) return;
  const files = await filesOf(browser, scene).catch((error: unknown) => {
    console.log(`${scene.name}: ${String(error)}`);
    count('offline', 'does not work with the network');
    return [];
  });
  const kind = scene.prepare ? 'within' : 'first';
  // A file of several scenes is tried once inside the site, and once on a first visit.
  const isWanted = (file: string) => wanted.every((word) => `${scene.name} ${file}`.includes(word));
  const untried = files.filter((file) => isWanted(file) && !covered.has(`${kind} ${file}`));
  for (const file of untried) covered.add(`${kind} ${file}`);
  console.log(`${scene.name}: ${untried.length} of ${files.length} files`);
  for (const file of untried) {
    for (const cut of CUTS) {
      const problem = await tryCut(browser, { scene, file, cut });
      if (problem === NOT_REACHED) continue;
      if (problem) console.log(`${scene.name}, ${file}, ${cut}: ${problem}`);
      count(cut, problem);
    }
  }
}

/** Reports the files that no scene loads: they were not tried. */
function countLateFiles(): void {
  const asked = new Set([...covered].map((entry) => entry.slice(entry.indexOf(' ') + 1)));
  const all = lateFiles();
  const missed = all.filter((file) => !asked.has(file));
  if (missed.length > 0) console.log(`No scene loads: ${missed.join(', ')}`);
  const proof = 'every script of the shell and the remotes is asked for by a scene';
  process.send?.({ type: 'proof', proof, tried: all.length, lost: missed.length });
}

function count(cut: (typeof CUTS)[number], problem: string | undefined): void {
  const sum = tally.get(cut);
  if (!sum) return;
  sum.tried += 1;
  if (problem) sum.lost += 1;
  const proof =
    cut === 'offline'
      ? 'the device goes offline at a file: nothing is blank, and all comes back without a reload'
      : 'the network goes silent at a file: nothing is blank, and all comes back without a reload';
  process.send?.({ type: 'proof', proof, ...sum });
}
