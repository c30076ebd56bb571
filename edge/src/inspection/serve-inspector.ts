import { listVersions, ReleaseError, type ReleaseName, type ReleaseStore, setWith } from '@aimante/releases';
import * as z from 'zod';
import type { EdgeConfig } from '../config/edge-config.ts';
import type { HealthBook } from '../health/health-book.ts';
import { type Answer, type EdgeRequest, json, NOTHING, plainText } from '../http/answer.ts';
import type { Live, LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { CHOICE_COOKIE, chosenReleases, type Inspection, parseLabels } from './inspection.ts';

interface InspectorOptions {
  readonly config: Pick<EdgeConfig, 'siteUrl'>;
  readonly inspection: Inspection;
  readonly live: LiveReleases;
  readonly store: ReleaseStore;
  readonly files: Pick<ReleaseFiles, 'describe'>;
  readonly book: HealthBook;
}

const MAX_BYTES = 2048;
const choiceSchema = z.strictObject({ releases: z.array(z.string().max(110)).max(12) });

/**
 * `GET /_edge/inspector`: each remote with its versions, their state and health. `POST` chooses releases for this
 * browser. Only with the inspector open.
 */
export function createInspectorServer(options: InspectorOptions): (ask: EdgeRequest) => Promise<Answer> {
  const { inspection, live } = options;
  return async (ask) => {
    const now = live.current();
    if (!now || !(await inspection.isOpen(ask))) return plainText(403, 'The inspector is not open in this browser.');
    return ask.method === 'POST' ? choose(ask, now, options) : json(await overview(ask, now, options));
  };
}

async function overview(ask: EdgeRequest, { state, stable }: Live, { store, book }: InspectorOptions) {
  const chosen = chosenReleases(ask);
  const remotes = await Promise.all(
    [stable.shell, ...stable.remotes].map(async ({ name, version, team }) => {
      const history = state.live[name] ?? [];
      const canary = state.canaries.find((one) => one.name === name);
      const isKilled = (one: string) => state.killed.some((killed) => killed.name === name && killed.version === one);
      const stored = (await listVersions(store, name)).filter((one) => !isKilled(one));
      return {
        name,
        team,
        live: version,
        canary: canary?.version,
        chosen: chosen.find((one) => one.name === name)?.version,
        versions: stored.map((one) => ({
          version: one,
          since: history.find((former) => former.version === one)?.since,
          failed: failedOf(book, { name, version: one }),
        })),
      };
    }),
  );
  return { set: stable.id, state: state.number, remotes };
}

/** A question to the book would add a release that it does not know. */
function failedOf(book: HealthBook, release: ReleaseName): number {
  return book.knows(release) ? book.of(release).failed : 0;
}

/** JSON only: a form on another site cannot send it. */
async function choose(ask: EdgeRequest, { stable }: Live, { config, files }: InspectorOptions): Promise<Answer> {
  if (!ask.headers['content-type']?.startsWith('application/json')) return plainText(415, 'Send JSON.');
  const releases = parseChoice(await ask.body(MAX_BYTES));
  if (!releases) return plainText(400, 'A choice lists releases, as mf-catalog@0.1.0-3f9c21aa.');
  try {
    const found = await Promise.all(releases.map((release) => files.describe(release)));
    if (found.includes(undefined)) return plainText(404, 'One of these releases is not in the store.');
    setWith(
      stable,
      found.filter((release) => release !== undefined),
    );
  } catch (error) {
    if (error instanceof ReleaseError) return plainText(409, error.message);
    throw error;
  }
  const value = releases.map(({ name, version }) => `${name}@${version}`).join('|');
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${CHOICE_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return { kind: 'status', status: 204, headers: { 'cache-control': 'no-store', 'set-cookie': cookie }, body: NOTHING };
}

function parseChoice(body: Buffer | undefined) {
  try {
    const { data } = choiceSchema.safeParse(JSON.parse(body?.toString('utf8') ?? ''));
    return data && parseLabels(data.releases);
  } catch {
    return undefined;
  }
}
