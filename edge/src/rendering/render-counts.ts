import type { RemoteDescriptor } from '@aimante/contract';
import type { Outcome } from './server-entry.ts';

export type RenderOutcome = Outcome['kind'] | 'cached';

export interface RenderCount {
  readonly remote: string;
  readonly version: string;
  readonly outcome: RenderOutcome;
  readonly count: number;
}

export interface RenderCounts {
  add(release: Pick<RemoteDescriptor, 'name' | 'version'>, outcome: RenderOutcome): void;
  all(): readonly RenderCount[];
}

export function createRenderCounts(): RenderCounts {
  const counts = new Map<string, RenderCount>();
  return {
    add({ name, version }, outcome) {
      const key = `${name} ${version} ${outcome}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { remote: name, version, outcome, count });
    },
    all: () => [...counts.values()],
  };
}
