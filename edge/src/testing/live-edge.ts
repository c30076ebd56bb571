import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { EdgeConfig } from '../config/edge-config.ts';
import { createLiveStore, type ServedEdge, serveEdge } from './served-edge.ts';

/** An edge with its own shell and catalogue, live: one for all tests of a file, or a new one for each. */
export function liveEdge(lifetime: 'file' | 'test', config: Partial<EdgeConfig> = {}): ServedEdge {
  let served: ServedEdge | undefined;
  const current = () => {
    if (!served) throw new Error('The edge exists only while a test runs.');
    return served;
  };
  const [before, after] = lifetime === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    served = await serveEdge(await createLiveStore(), config);
  });
  after(async () => {
    const { stop, fake } = current();
    await stop();
    await fake.remove();
  });
  return {
    get fake() {
      return current().fake;
    },
    get edge() {
      return current().edge;
    },
    get port() {
      return current().port;
    },
    get problems() {
      return current().problems;
    },
    get: (...asked) => current().get(...asked),
    post: (...asked) => current().post(...asked),
    stop: () => current().stop(),
  };
}
