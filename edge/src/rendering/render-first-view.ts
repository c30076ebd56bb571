import {
  type ImagePreload,
  type PageHead,
  type ReleaseSet,
  type RemoteDescriptor,
  type SiteConfig,
  splitLocale,
  toBrowserReleaseSet,
} from '@aimante/contract';
import type * as z from 'zod';
import { type FoundPage, findPage, hasServerHtml } from '../html/find-page.ts';
import { isClosedAt } from '../html/site-config.ts';
import { brokenAnswer } from '../http/broken-answer.ts';
import { boxAnswerSchema, shellAnswerSchema } from './answers.ts';
import type { RenderCounts } from './render-counts.ts';
import type { ServerEntries } from './server-entries.ts';
import type { Outcome } from './server-entry.ts';

export interface FirstViewInput {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly search: string;
  readonly site: SiteConfig;
  /** The API does not answer, so the page hardly waits for its data. */
  readonly isApiAway?: boolean;
}

/** The first view of a page, rendered by the releases of the visitor's own set. */
export interface FirstView {
  readonly status: 200 | 404;
  readonly root: string;
  readonly box: { readonly remote: string; readonly state: unknown } | undefined;
  readonly head: PageHead;
  readonly preloadImages: readonly ImagePreload[];
  /** The releases that rendered the HTML. */
  readonly makers: readonly RemoteDescriptor[];
  /** Something was late or failed: the page is soon rendered again. */
  readonly isPartial: boolean;
}

interface FirstViewOptions {
  readonly entries: ServerEntries;
  readonly counts: RenderCounts;
  readonly onProblem: (problem: string) => void;
  readonly onFailed: (release: RemoteDescriptor) => void;
}

/** On a busy machine a page is late rather than empty: at most nine seconds for its content and the shell around it. */
const PAGE_DEADLINE_MS = 6000;
const SHELL_DEADLINE_MS = 3000;
const API_AWAY_DEADLINE_MS = 400;
/** The shell is rendered around this while the remote renders the content. No escaped text contains it. */
const CONTENT_PLACE = '<!--content-->';
const FAILED: Outcome = { kind: 'failed' };

/** Undefined where the shell itself failed to render. The browser then renders everything. */
export async function renderFirstView(
  input: FirstViewInput,
  options: FirstViewOptions,
): Promise<FirstView | undefined> {
  const { set, pathname, site } = input;
  const { path } = splitLocale(pathname);
  const target = findPage(set, path);
  // A page for one person only is not rendered here, because the edge cannot identify the visitor.
  const isRendered = target !== undefined && hasServerHtml(target) && !isClosedAt(path, site);
  const around = (html?: string) =>
    renderShell(input, { ...options, ...(target && html && { box: { remote: target.remote.name, html } }) });
  const [box, place] = isRendered ? await Promise.all([renderBox(input, target, options), around(CONTENT_PLACE)]) : [];
  const answer = box?.answer;
  // A page may leave its content to the browser.
  const content = answer?.html ? answer : undefined;
  const root = content ? place?.replace(CONTENT_PLACE, () => content.html) : await around();
  if (!root) return undefined;
  return {
    status: target ? (answer?.status ?? 200) : 404,
    root,
    box: target && content && { remote: target.remote.name, state: content.state },
    head: answer?.head ?? {},
    preloadImages: answer?.preloadImages ?? [],
    makers: [set.shell, ...(target && content ? [target.remote] : [])],
    isPartial: box?.isPartial ?? false,
  };
}

/** The HTML of the shell, around the content of a page where it has some. */
async function renderShell(
  { set, pathname, search, site }: FirstViewInput,
  { box, ...options }: FirstViewOptions & { readonly box?: { readonly remote: string; readonly html: string } },
): Promise<string | undefined> {
  const request = { pathname, search, config: site, ...(box && { box }) };
  const entry = await options.entries.of(set.shell);
  const outcome = await entry?.render(request, SHELL_DEADLINE_MS, commonJson(set, site));
  return outcome && readAnswer(set.shell, outcome, { schema: shellAnswerSchema, ...options })?.html;
}

const commonOf = new WeakMap<ReleaseSet, string>();

/** 50 kB that the views of a set share. */
function commonJson(set: ReleaseSet, { overridden }: SiteConfig): string {
  const json = (!overridden && commonOf.get(set)) || JSON.stringify({ set: toBrowserReleaseSet(set, overridden) });
  if (!overridden) commonOf.set(set, json);
  return json;
}

async function renderBox(input: FirstViewInput, target: FoundPage, options: FirstViewOptions) {
  const { remote, route, params } = target;
  const entry = await options.entries.of(remote);
  const { pathname, search, site } = input;
  const { locale } = splitLocale(pathname);
  const request = { page: { id: route.id, params }, pathname, search, locale, apiUrl: site.apiUrl };
  const deadlineMs = input.isApiAway ? API_AWAY_DEADLINE_MS : PAGE_DEADLINE_MS;
  const outcome = (await entry?.render(request, deadlineMs)) ?? FAILED;
  const answer = readAnswer(remote, outcome, { schema: boxAnswerSchema, ...options });
  return { answer, isPartial: answer === undefined };
}

interface Reading<T> extends Pick<FirstViewOptions, 'counts' | 'onProblem' | 'onFailed'> {
  readonly schema: z.ZodType<T>;
}

/** An answer that breaks its schema counts as a failure. The problem names the fields, never their values. */
function readAnswer<T>(
  release: RemoteDescriptor,
  outcome: Outcome,
  { schema, counts, onProblem, onFailed }: Reading<T>,
): T | undefined {
  const read = outcome.kind === 'rendered' ? schema.safeParse(outcome.answer) : undefined;
  const kind = read && !read.success ? 'failed' : outcome.kind;
  counts.add(release, kind);
  if (kind === 'failed') onFailed(release);
  if (read?.error) onProblem(`The server entry of ${release.name} ${release.version} ${brokenAnswer(read.error)}`);
  return read?.data;
}
