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
import { comesAsHtml, type FoundPage, findPage } from '../html/find-page.ts';
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
  /** Nobody waits for the data of an API that does not answer. */
  readonly isApiAway?: boolean;
}

/** The first view of a page, made by the releases of the visitor's own set. */
export interface FirstView {
  readonly status: 200 | 404;
  readonly root: string;
  readonly box: { readonly remote: string; readonly state: unknown } | undefined;
  readonly head: PageHead;
  readonly preloadImages: readonly ImagePreload[];
  /** The releases whose HTML it is. */
  readonly makers: readonly RemoteDescriptor[];
  /** Something was late or failed: worth another try soon. */
  readonly isPartial: boolean;
}

interface FirstViewOptions {
  readonly entries: ServerEntries;
  readonly counts: RenderCounts;
  readonly onProblem: (problem: string) => void;
}

/** On a busy machine a page is late rather than empty: nine seconds at most, for its content and the shell around it. */
const PAGE_DEADLINE_MS = 6000;
const SHELL_DEADLINE_MS = 3000;
const API_AWAY_DEADLINE_MS = 400;
const FAILED: Outcome = { kind: 'failed' };

/** Nothing where the shell itself could not render: then the browser does it all. */
export async function renderFirstView(
  input: FirstViewInput,
  options: FirstViewOptions,
): Promise<FirstView | undefined> {
  const { set, pathname, search, site } = input;
  const { path } = splitLocale(pathname);
  const target = findPage(set, path);
  const box = target && !isClosedAt(path, site) ? await renderBox(input, target, options) : undefined;
  const answer = box?.answer;
  const request = {
    pathname,
    search,
    config: site,
    set: toBrowserReleaseSet(set, site.overridden),
    ...(target && answer && { box: { remote: target.remote.name, html: answer.html } }),
  };
  const outcome = await (await options.entries.of(set.shell))?.render(request, SHELL_DEADLINE_MS);
  const shell = outcome && readAnswer(set.shell, outcome, { schema: shellAnswerSchema, ...options });
  if (!shell) return undefined;
  return {
    status: target ? (answer?.status ?? 200) : 404,
    root: shell.html,
    box: target && answer && { remote: target.remote.name, state: answer.state },
    head: answer?.head ?? {},
    preloadImages: answer?.preloadImages ?? [],
    makers: [set.shell, ...(target && answer ? [target.remote] : [])],
    isPartial: box?.isPartial ?? false,
  };
}

/** A page for one person only is not rendered here: the edge knows nobody. */
async function renderBox(input: FirstViewInput, target: FoundPage, options: FirstViewOptions) {
  const { remote, route, params } = target;
  if (!comesAsHtml(target)) return undefined;
  const entry = await options.entries.of(remote);
  const { pathname, search, site } = input;
  const { locale } = splitLocale(pathname);
  const request = { page: { id: route.id, params }, pathname, search, locale, apiUrl: site.apiUrl };
  const deadlineMs = input.isApiAway ? API_AWAY_DEADLINE_MS : PAGE_DEADLINE_MS;
  const outcome = (await entry?.render(request, deadlineMs)) ?? FAILED;
  const answer = readAnswer(remote, outcome, { schema: boxAnswerSchema, ...options });
  return { answer, isPartial: answer === undefined };
}

interface Reading<T> extends Pick<FirstViewOptions, 'counts' | 'onProblem'> {
  readonly schema: z.ZodType<T>;
}

/** An answer that breaks its schema counts as a failure. The problem names the fields, never what is in them. */
function readAnswer<T>(
  release: RemoteDescriptor,
  outcome: Outcome,
  { schema, counts, onProblem }: Reading<T>,
): T | undefined {
  const read = outcome.kind === 'rendered' ? schema.safeParse(outcome.answer) : undefined;
  counts.add(release, read && !read.success ? 'failed' : outcome.kind);
  if (read?.error) onProblem(`The server entry of ${release.name} ${release.version} ${brokenAnswer(read.error)}`);
  return read?.data;
}
