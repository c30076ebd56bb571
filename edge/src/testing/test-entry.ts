import { afterEach } from '@jest/globals';
import { ServerEntry, type ServerEntryOptions } from '../rendering/server-entry.ts';

/** Starts a server entry with this body of `render`. All of them stop after each test. */
export function testEntries() {
  const started: ServerEntry[] = [];
  afterEach(() => {
    for (const entry of started.splice(0)) entry.stop();
  });
  return (body: string, options: Partial<ServerEntryOptions> = {}) => {
    const problems: string[] = [];
    const entry = new ServerEntry({
      code: `exports.render = async (request) => { ${body} };`,
      releaseBase: '/remotes/mf-test/1/',
      apiOrigin: 'http://127.0.0.1:9',
      siteUrl: 'https://shop.test',
      onProblem: (problem) => problems.push(problem),
      ...options,
    });
    started.push(entry);
    return { entry, problems };
  };
}
