import type { ReleaseSet } from '@aimante/contract';
import type { FirstViews } from './first-views.ts';
import type { FirstView } from './render-first-view.ts';

export interface SharedViews extends Pick<FirstViews, 'render'> {
  /** The renders in progress are outdated: the next request starts a new one. */
  forget(): void;
}

/** Concurrent requests for an address share one render, whatever their encoding. */
export function shareViews(render: FirstViews['render']): SharedViews {
  let bySet = new WeakMap<ReleaseSet, Map<string, Promise<FirstView | undefined>>>();
  return {
    render(input) {
      const running = bySet.get(input.set) ?? new Map<string, Promise<FirstView | undefined>>();
      bySet.set(input.set, running);
      const address = input.pathname + input.search;
      const view = running.get(address) ?? render(input).finally(() => running.delete(address));
      running.set(address, view);
      return view;
    },
    forget() {
      bySet = new WeakMap();
    },
  };
}
