import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLiveStore, serveEdge } from '../testing/served-edge.ts';
import { keepHealth } from './keep-health.ts';

const release = { name: 'mf-catalog', version: '1.0.0' };
const failed = { remote: 'mf-catalog', version: '1.0.0', outcome: 'failed', phase: 'frozen' } as const;

let folder: string;
let file: string;
let problems: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aimante-health-'));
  file = join(folder, 'edge', 'health.json');
  problems = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => keepHealth({ file, onProblem: (problem) => problems.push(problem) });

describe('the health of releases', () => {
  it('goes on after a restart, with nothing that separates visitors in its file', async () => {
    const first = start();
    first.book.record('visitor-1', { ...failed, outcome: 'shown' });
    first.book.record('visitor-2', failed);
    first.book.failedOnServer(release);
    first.book.measured(release, 'LCP', 1200);
    first.stop();
    expect(await readFile(file, 'utf8')).not.toContain('visitor-');

    const second = start();
    second.book.record('visitor-3', failed);
    expect(second.book.of(release)).toEqual({
      remote: 'mf-catalog',
      version: '1.0.0',
      visitors: 3,
      failed: 2,
      errors: { frozen: 2, server: 1 },
      vitals: { LCP: 1200 },
    });
    second.stop();
    const third = start();
    expect(third.book.of(release)).toMatchObject({ visitors: 3, failed: 2 });
    expect(problems).toEqual([]);
    third.stop();
  });

  it('is counted anew when its file is damaged, and the edge says so', async () => {
    const first = start();
    first.book.record('visitor-1', failed);
    first.stop();
    await writeFile(file, '[{"name":');
    const second = start();
    expect(second.book.all()).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('cannot be read')]);
    second.stop();
  });

  it('is shown by an edge that starts again', async () => {
    const fake = await createLiveStore();
    const healthOf = async (edge: Awaited<ReturnType<typeof serveEdge>>) => {
      const registry = JSON.parse((await edge.get('/registry.json')).text) as {
        microFrontends: Record<string, { extras: { health: object } }[]>;
      };
      return registry.microFrontends['mf-catalog']?.[0]?.extras.health;
    };
    const first = await serveEdge(fake, {}, { countsFolder: join(folder, 'edge') });
    const version = first.edge.live.current()?.stable.remotes.find(({ name }) => name === 'mf-catalog')?.version;
    await first.post('/_edge/reports', JSON.stringify([{ ...failed, version }]));
    await first.stop();
    const second = await serveEdge(fake, {}, { countsFolder: join(folder, 'edge') });
    expect(await healthOf(second)).toMatchObject({ visitors: 1, failed: 1, errors: { frozen: 1 } });
    await second.stop();
    await fake.remove();
  });
});
