import { describe, expect, it } from '@jest/globals';
import { testEntries } from '../testing/test-entry.ts';

const entryOf = testEntries();

/** A process takes a moment to start, even more on a busy machine. */
const PATIENT_MS = 5000;

describe('a server entry', () => {
  it('answers what its code renders', async () => {
    const { entry } = entryOf('return { html: "<h1>" + request.pathname + releaseBase + "</h1>" };');
    expect(await entry.render({ pathname: '/a' }, PATIENT_MS)).toEqual({
      kind: 'rendered',
      answer: { html: '<h1>/a/remotes/mf-test/1/</h1>' },
    });
  });

  it.each(['', '<p title="&quot;">Été 🧲 \u2028</p>', 'x'.repeat(900_000)])(
    'answers HTML and state as they are',
    async (html) => {
      const { entry } = entryOf('return { html: request.html, state: [request.html.length] };');
      const { answer } = { answer: undefined, ...(await entry.render({ html }, PATIENT_MS)) };
      expect(answer).toEqual({ html, state: [html.length] });
    },
  );

  it('shares nothing between requests except the state of its modules', async () => {
    const { entry } = entryOf('return Object.keys(request).sort().join();');
    await entry.render({ secret: 1 }, PATIENT_MS);
    expect(await entry.render({ pathname: '/' }, PATIENT_MS)).toMatchObject({ answer: 'fetch,pathname' });
  });

  it('gives each request what it shares with others', async () => {
    const { entry } = entryOf('return [request.page, request.set];');
    const [first, second] = ['{"set":"one"}', '{"set":"two"}'];
    const asked = [first, first, second, first].map((common, page) => entry.render({ page }, PATIENT_MS, common));
    const answers = (await Promise.all(asked)).map((outcome) => ('answer' in outcome ? outcome.answer : outcome));
    expect(answers).toEqual([
      [0, 'one'],
      [1, 'one'],
      [2, 'two'],
      [3, 'one'],
    ]);
  });

  it('fails one request that throws, and continues', async () => {
    const { entry, problems } = entryOf('if (request.bad) throw new Error("no such product"); return "fine";');
    expect(await entry.render({ bad: true }, PATIENT_MS)).toEqual({ kind: 'failed' });
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toEqual(['/remotes/mf-test/1/ could not render: Error: no such product']);
  });

  it('fails one request with an invalid or endless answer, and continues', async () => {
    const { entry, problems } = entryOf(
      `const circle = {}; circle.self = circle;
       return { circle, big: 1n, long: 'x'.repeat(3e6), nothing: undefined, fine: 'fine' }[request.wish];`,
    );
    for (const wish of ['circle', 'big', 'long', 'nothing'])
      expect({ wish, ...(await entry.render({ wish }, PATIENT_MS)) }).toEqual({ wish, kind: 'failed' });
    expect(await entry.render({ wish: 'fine' }, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toHaveLength(4);
  });

  it('continues after an unhandled rejection, and logs it', async () => {
    const { entry, problems } = entryOf('void Promise.reject(new Error("left alone")); return "fine";');
    for (let time = 0; time < 3; time += 1)
      expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toContain('/remotes/mf-test/1/ left a promise alone: Error: left alone');
  });

  it('is late when its data is, without keeping others waiting', async () => {
    const { entry } = entryOf('if (request.slow) await new Promise((go) => setTimeout(go, 700)); return "fine";');
    await entry.render({}, PATIENT_MS);
    const slow = entry.render({ slow: true }, 50);
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(await slow).toEqual({ kind: 'late' });
  });

  it('answers what was asked before it retires, then ends', async () => {
    const { entry } = entryOf('await new Promise((go) => setTimeout(go, 300)); return "fine";');
    const asked = [entry.render({}, PATIENT_MS), entry.render({}, PATIENT_MS)];
    entry.retire();
    expect(await Promise.all(asked)).toMatchObject([{ answer: 'fine' }, { answer: 'fine' }]);
    await new Promise(setImmediate);
    expect(entry.isRunning).toBe(false);
    const late = entry.render({}, PATIENT_MS);
    expect(await late).toMatchObject({ answer: 'fine' });
    await new Promise(setImmediate);
    expect(entry.isRunning).toBe(false);
  });

  it('that is stopped has not failed', async () => {
    const { entry, problems } = entryOf('return new Promise(() => undefined);');
    const asked = entry.render({}, PATIENT_MS);
    entry.stop();
    expect(await asked).toEqual({ kind: 'late' });
    expect(problems).toEqual([]);
  });

  it('is ended when it hangs, and starts again after a pause', async () => {
    let time = 0;
    const options = { now: () => time, hangMs: 2000 };
    const { entry, problems } = entryOf('while (request.forever); return "fine";', options);
    await entry.render({}, PATIENT_MS);
    expect(await entry.render({ forever: true }, 100)).toEqual({ kind: 'late' });
    expect(await entry.render({}, 10_000)).toEqual({ kind: 'failed' });
    expect(await entry.render({}, 200)).toEqual({ kind: 'failed' });
    time = 1000;
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toEqual([expect.stringContaining('has not answered')]);
  }, 20_000);

  it('is not ended for a request that never ends while others are answered', async () => {
    const { entry, problems } = entryOf('if (request.slow) await new Promise(() => {}); return "fine";', {
      hangMs: 2000,
    });
    await entry.render({}, PATIENT_MS);
    expect(await entry.render({ slow: true }, 50)).toEqual({ kind: 'late' });
    await new Promise((go) => setTimeout(go, 2500));
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toEqual([]);
  });

  it('is late rather than failed during the short pause after a crash', async () => {
    const { entry } = entryOf('while (request.forever); return "fine";', { hangMs: 2000 });
    await entry.render({}, PATIENT_MS);
    expect(await entry.render({ forever: true }, PATIENT_MS)).toEqual({ kind: 'failed' });
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
  });

  it('recovers from code that uses up its memory, and from code that does not start', async () => {
    const greedy = entryOf('const all = []; for (;;) all.push(new Array(1e6).fill(request));');
    expect(await greedy.entry.render({}, 20_000)).toEqual({ kind: 'failed' });
    const hoarder = entryOf('globalThis.all ??= []; for (;all.length < 8;) all.push(new Uint8Array(32e6)); return 1;');
    await hoarder.entry.render({}, PATIENT_MS);
    expect(await hoarder.entry.render({}, PATIENT_MS)).toEqual({ kind: 'failed' });
    expect(hoarder.problems).toEqual([expect.stringContaining('ended')]);
    const broken = entryOf('', { code: 'this is not JavaScript' });
    expect(await broken.entry.render({}, PATIENT_MS)).toEqual({ kind: 'failed' });
  }, 30_000);

  it('queues more than thirty-two requests, and refuses too many', async () => {
    const { entry } = entryOf('await new Promise((go) => setTimeout(go, 50)); return "fine";');
    await entry.render({}, PATIENT_MS);
    const outcomes = await Promise.all(Array.from({ length: 240 }, () => entry.render({}, PATIENT_MS)));
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'rendered')).toHaveLength(232);
    expect(kinds.filter((kind) => kind === 'overloaded')).toHaveLength(8);
  });

  it('drops queued requests after the deadline', async () => {
    const { entry } = entryOf('await new Promise((go) => setTimeout(go, 1000)); return "fine";');
    const all = Promise.all(Array.from({ length: 32 }, () => entry.render({}, PATIENT_MS)));
    expect(await entry.render({}, 50)).toEqual({ kind: 'overloaded' });
    await all;
  });
});
