import { LOCALES } from '@aimante/contract';
import type { Browser, Page } from '@playwright/test';
import { DeskPage } from '../../admin/desk-page.ts';
import { payForSquares } from '../../admin/ordered.ts';
import { screens } from '../../screens/screens.ts';
import { faultsOf } from './faults.ts';
import { findPlaces, ownerOf } from './places.ts';
import { type OpenContext, openContext, SESSIONS, Sessions } from './sessions.ts';
import { drawn, settled } from './settled.ts';
import { LARGE_TEXT, LOADED, STATES, type State } from './states.ts';
import { tell } from './tally.ts';
import { Visit, WIDTH_OF_AXE } from './visit.ts';

/** Two browsers for one job at a time, so that no other job uses their sessions. */
export interface Lane {
  readonly usual: Sessions;
  readonly largeText: Sessions;
}

export type Job = (lane: Lane) => Promise<void>;

interface Sight {
  readonly name: string;
  readonly see: (page: Page) => Promise<string[]>;
  /** Console messages to ignore. */
  readonly allow: RegExp | undefined;
}

const PATIENCE_MS = 10_000;

/** Filters by whole words: `/orders` does not match `/admin/orders`. */
const filterOf =
  (wanted: readonly string[]) =>
  ({ name }: Sight) =>
    wanted.every((word) => name.split(' ').includes(word));

export async function visitJobs(
  browser: Browser,
  remotes: readonly string[],
  wanted: readonly string[],
): Promise<Job[]> {
  const isWanted = filterOf(wanted);
  if (remotes.includes('mf-admin')) await makeBatch(browser);
  const sessions = new Sessions(browser);
  const places = await findPlaces(async (who) => (await sessions.of(who, 'fr')).context.newPage(), remotes);
  await sessions.close();
  const visits = places.flatMap((place) =>
    LOCALES.flatMap((language) => SESSIONS.map((who) => ({ place, who, language }))),
  );
  const lookAs = async (visit: Visited, states: readonly State[], sessions: Sessions) => {
    const sights = states.map((state) => sightOf(visit, state)).filter(isWanted);
    if (sights.length > 0) await look(await sessions.of(visit.who, visit.language), sights);
  };
  return visits.map((visit) => async ({ usual, largeText }) => {
    // The states of a page are tested only with the kind of session that it is made for.
    const isOwn = ownerOf(visit.place) === visit.who;
    await lookAs(visit, isOwn ? STATES : [LOADED], usual);
    if (isOwn) await lookAs(visit, [LARGE_TEXT], largeText);
  });
}

/** The demo shop has an object for every detail page except a batch, so this makes one. */
export async function makeBatch(browser: Browser): Promise<void> {
  const { context } = await openContext(browser, 'fr');
  const { id, number } = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]);
  const desk = new DeskPage(await context.newPage());
  await desk.open('/admin');
  await desk.approvePhotoOf(id);
  await desk.navigate(`/admin/orders?q=${number}`);
  await desk.makeBatch(number);
  await context.close();
}

type Visited = Pick<Visit, 'place' | 'who' | 'language'>;

const sightOf = (visited: Visited, { name, allow, see }: State): Sight => ({
  name: `${visited.place.remote} ${visited.place.path} ${visited.who} ${visited.language} ${name}`,
  allow: meantAt(visited) ?? allow,
  see: (page) => see(new Visit(page, visited)),
});

/** The edge sends one HTML to all: the files of a page that a customer may not see are announced, too. */
const ANNOUNCED = /was preloaded using link preload but not used/;
/** The address of a page without the token that its link has. The API refuses it. */
const WITHOUT_TOKEN = ['/cart/reminder/stop'];

function meantAt({ place, who }: Visited): RegExp | undefined {
  if (place.remote === 'shell') return /\b404\b|\b503\b/;
  if (WITHOUT_TOKEN.includes(place.path)) return /\b404\b|\b503\b|ERR_INTERNET_DISCONNECTED|Failed to fetch/;
  return place.access === 'admin' && who === 'customer' ? ANNOUNCED : undefined;
}

/** Its files fail to load, so React never takes it over. */
const WITHOUT_SCRIPTS = 'shell-late';

/** The tills of the screens are opened in French: a sale keeps its seller, and a till without network its goods. */
const KEPT_NAMES = ['in another language: Administrateur', 'in another language: Magnets photo'];

/** Expected console messages, by the name of the screen. */
const MEANT: readonly (readonly [name: RegExp, error: RegExp])[] = [
  [/-error$/, /\b503\b|ERR_FAILED/],
  [/-refused$/, /\b40[01]\b/],
  [/-not-found$/, /\b404\b/],
  [/-conflict$|-again$/, /\b409\b/],
  [/-session-end$/, /\b401\b/],
  [/-late$/, /ERR_FAILED/],
  [/-offline$|^till-sale$/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|was preloaded/],
];

/** The screens that need more than a URL, reached as for the screenshots. A mail is not a page of the site. */
export function screenJobs(browser: Browser, wanted: readonly string[]): Job[] {
  const isWanted = filterOf(wanted);
  const reached = screens.filter(({ name, address }) => address === undefined && !name.startsWith('mail-'));
  const shots = reached.flatMap((screen) => LOCALES.map((language) => ({ screen, language })));
  return shots.map(({ screen, language }) => async () => {
    const due = WIDTH_OF_AXE[language];
    const width = screen.widths.includes(due) ? due : (screen.widths[0] ?? due);
    const sight: Sight = {
      name: `screens ${screen.name} ${language} reached`,
      allow: MEANT.find(([name]) => name.test(screen.name))?.[1],
      async see(page) {
        await page.setViewportSize({ width, height: 900 });
        await screen.reach(page, language);
        await (screen.name === WITHOUT_SCRIPTS ? drawn(page) : settled(page));
        const faults = await faultsOf(page, language);
        return screen.name.startsWith('till-') ? faults.filter((fault) => !KEPT_NAMES.includes(fault)) : faults;
      },
    };
    if (!isWanted(sight)) return;
    const opened = await openContext(browser, language);
    await look(opened, [sight]);
    await opened.context.close();
  });
}

/** Runs one after the other, in one window. */
async function look({ context, errors }: OpenContext, sights: readonly Sight[]): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  for (const { name, allow, see } of sights)
    await tell(name, async () => {
      const faults = await see(page).catch((error: Error) => [error.message]);
      const unasked = errors.splice(0).filter((error) => !allow?.test(error));
      return [...faults, ...unasked];
    });
  await page.close();
}
