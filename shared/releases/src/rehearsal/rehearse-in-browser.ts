import { splitLocale } from '@aimante/contract';
import { inParallel } from '../release/in-parallel.ts';
import { SHELL } from '../release-store.ts';
import { findBrowser } from './find-browser.ts';
import { planTours } from './plan-visits.ts';
import type { Candidate, Rehearsal, Rehearse } from './rehearsal.ts';

const TABS = 2;
const TIMEOUT_MS = 5000;
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the candidate's pages and fragments in a headless Chromium, among the live releases of the site. */
export function rehearseInBrowser(env: Environment): Rehearse {
  return async (candidate) => {
    if (candidate.descriptor.name === SHELL)
      return impossible('a rehearsal replaces a remote in the live pages, and cannot replace the shell');
    if (!candidate.live) return impossible('no page is live yet');
    const path = findBrowser(env);
    if (!path) return impossible('no Chromium is on this machine (CHROMIUM_PATH names one)');
    const examples = await readSitemap(candidate.siteUrl);
    if (!examples) return impossible(`${candidate.siteUrl} does not answer (SITE_URL names the site)`);
    return rehearse(candidate, path, examples);
  };
}

async function rehearse(candidate: Candidate, path: string, examples: readonly string[]): Promise<Rehearsal> {
  // Only a rehearsal needs it: the edge does not load it.
  const [{ chromium }, { takeTour }] = await Promise.all([import('playwright-core'), import('./page/take-tour.ts')]);
  const tours = planTours(candidate, examples);
  const browser = await chromium.launch({ executablePath: path, args: ARGUMENTS });
  try {
    const results: Awaited<ReturnType<typeof takeTour>>[] = [];
    await inParallel(tours, TABS, async (tour) => void results.push(await takeTour(browser, tour, candidate)));
    const findings = results.flatMap((result) => result.findings);
    if (findings.length > 0) return { kind: 'failed', findings };
    const seen = new Set(results.flatMap(({ slots }) => [...slots]));
    const wanted = new Set(tours.flatMap(({ places }) => places.flatMap(({ slots = [] }) => slots)));
    const unseen = [...wanted].filter((slot) => !seen.has(slot));
    return {
      kind: 'passed',
      opened: results.reduce((sum, { opened }) => sum + opened, 0),
      remarks: unseen.map((slot) => `No page showed the slot ${slot}, so its fragment was not opened.`),
    };
  } finally {
    await browser.close();
  }
}

function impossible(why: string): Rehearsal {
  return { kind: 'impossible', why };
}

/** The public addresses of the site. Undefined when it does not answer. */
async function readSitemap(siteUrl: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(new URL('/sitemap.xml', siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const addresses = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...addresses].map(([, address = '']) => splitLocale(new URL(address).pathname).path);
  } catch {
    return undefined;
  }
}
