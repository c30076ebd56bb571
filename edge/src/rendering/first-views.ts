import type { ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import type { EdgeConfig } from '../config/edge-config.ts';
import { siteConfig } from '../html/site-config.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { createRenderCounts, type RenderCounts } from './render-counts.ts';
import { type FirstView, type FirstViewInput, renderFirstView } from './render-first-view.ts';
import { createServerEntries } from './server-entries.ts';

export interface FirstViews {
  render(input: FirstViewInput): Promise<FirstView | undefined>;
  readonly counts: RenderCounts;
  /** The shop has changed. */
  forget(): void;
  stop(): void;
}

interface FirstViewsOptions {
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo'>;
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly onProblem: (problem: string) => void;
  /** The server entry of this release failed to render. */
  readonly onFailed: (release: RemoteDescriptor) => void;
}

/**
 * Renders first views in the processes of the live releases. A process starts with its release set and ends when no set
 * names it.
 */
export function createFirstViews({ config, files, live, onProblem, onFailed }: FirstViewsOptions): FirstViews {
  const counts = createRenderCounts();
  const entries = createServerEntries({ files, apiUrl: config.apiUrl, siteUrl: config.siteUrl, onProblem });
  let isStopped = false;
  const isServed = ({ id }: ReleaseSet) => !isStopped && live.current()?.sets.has(id) === true;
  const render = (input: FirstViewInput) => renderFirstView(input, { entries, counts, onProblem, onFailed });

  /** Renders the pages of a new set once, so that its first visitor does not wait for its code to load. */
  async function warmUp(set: ReleaseSet): Promise<void> {
    entries.warm(set);
    const paths = set.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
    for (const pathname of paths.filter((path) => !path.includes(':'))) {
      if (!isServed(set)) return;
      await render({ set, pathname, search: '', site: siteConfig(config) });
    }
  }

  live.subscribe(({ sets }) => {
    entries.keep([...sets.values()]);
    for (const set of sets.values()) void warmUp(set);
  });
  return {
    render,
    counts,
    forget: entries.forget,
    stop() {
      isStopped = true;
      entries.stop();
    },
  };
}
