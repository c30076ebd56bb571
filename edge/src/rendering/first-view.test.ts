import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServedPages, servePages } from '../testing/served-pages.ts';

let served: ServedPages;

beforeAll(async () => {
  served = await servePages();
});
afterAll(async () => {
  await served.stop();
  await served.remove();
});

async function counts(): Promise<Record<string, number>> {
  const { text } = await served.get('/metrics');
  const samples = text.matchAll(
    /aimante_edge_first_views_total\{remote="([^"]+)",version="(?:1|7)",outcome="(\w+)"\} (\d+)/g,
  );
  return Object.fromEntries([...samples].map(([, remote, outcome, count]) => [`${remote} ${outcome}`, Number(count)]));
}

async function grown(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await counts();
  await work();
  const after = await counts();
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change > 0));
}

interface Arrival {
  readonly hinted: readonly string[];
  readonly status: number;
  /** The time from the first bytes to the last. */
  readonly gapMs: number;
  readonly first: string;
  readonly whole: string;
}

async function watchArrival(path: string): Promise<Arrival> {
  const hinted: string[] = [];
  const asking = get({ port: served.port, path, agent: false });
  asking.on('information', ({ statusCode, headers }) => hinted.push(`${statusCode} ${headers.link}`));
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    asking.on('response', resolve).on('error', reject),
  );
  const chunks: string[] = [];
  let firstAt = 0;
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
    firstAt ||= performance.now();
    chunks.push(chunk);
  }
  const [first = ''] = chunks;
  return {
    hinted,
    status: response.statusCode ?? 0,
    gapMs: performance.now() - firstAt,
    first,
    whole: chunks.join(''),
  };
}

describe('the start of a page', () => {
  it('is sent before its data is loaded', async () => {
    served.delayApi(150);
    const { status, gapMs, first, whole } = await watchArrival('/slow');
    expect(status).toBe(200);
    expect(gapMs).toBeGreaterThan(75);
    expect(first).toMatch(
      /^<!doctype html>[\s\S]+<script>begin<\/script>[\s\S]+<link rel="stylesheet" href="\/remotes\/shell/,
    );
    expect(first).not.toContain('</head>');
    expect(whole).toContain('<title>About /slow</title>');
    expect(whole).toContain('<main><h1>/slow</h1></main>');
  });

  it('waits where the data decides the status, announced by Early Hints', async () => {
    served.delayApi(100);
    const there = await watchArrival('/slow/heart');
    const missing = await watchArrival('/slow/none');
    expect([there.status, missing.status]).toEqual([200, 404]);
    expect(there.hinted).toEqual([
      expect.stringMatching(/^103 <\/remotes\/shell\/1\/app\.33333333\.css>; rel=preload/),
    ]);
    expect((await watchArrival('/slow/heart')).hinted).toEqual([]);
  });
});

const SCRIPTS =
  /<link rel="preload" as="script"[^>]+app\.22222222\.js[\s\S]+<script defer src="\/remotes\/shell\/1\/main/;

describe('the styles of a page', () => {
  it('are inside a page that is known, allowed by their hash, and the sheets come with the scripts', async () => {
    await served.get('/?styled');
    const { text, headers } = await served.get('/?styled');
    const [before = '', template = ''] = text.split('<template data-takeover>');
    const css = /<style>(.*?)<\/style>/s.exec(before)?.[1] ?? '';
    expect(css).toContain(`url(/remotes/shell/1/paper.webp)`);
    expect(css).not.toContain('.app');
    expect(before).not.toContain('rel="stylesheet"');
    expect(headers.link ?? '').not.toContain('as=style');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(template).toMatch(/<link rel="stylesheet" href="\/remotes\/shell\/1\/app\.33333333\.css"/);
  });

  it('are linked where the browser renders the page', async () => {
    await served.get('/?do=throw&styled');
    const { text } = await served.get('/?do=throw&styled');
    expect(text).not.toContain('<style>');
    expect(text).toContain('<link rel="stylesheet" href="/remotes/shell/1/app.33333333.css"');
  });
});

describe('the scripts of a page', () => {
  it('wait in a template while there is something to see', async () => {
    const { text } = await served.get('/?seen');
    const [before = '', template = ''] = text.split('<template data-takeover>');
    expect(before).not.toMatch(/as="script"|defer/);
    expect(template).toMatch(SCRIPTS);
  });

  it('begin at once where there is not', async () => {
    const { text } = await served.get('/?do=throw&begin');
    expect(text).toMatch(SCRIPTS);
    expect(text).not.toContain('<template');
  });
});

describe('a page with a server entry that', () => {
  const arrivesWithoutHtml = async (path: string) => {
    const { status, text } = await served.get(path);
    expect(status).toBe(200);
    expect(text).toContain('<main>skeleton</main>');
    expect(text).toContain('id="release-set"');
  };

  it('renders is counted, once as made and then as cached, for shell and remote', async () => {
    const change = await grown(async () => {
      for (let time = 0; time < 3; time += 1) {
        expect((await served.get('/?fine')).text).toContain('<h1>/?fine</h1>');
      }
    });
    expect(change).toEqual({ 'shell rendered': 1, 'shell cached': 2, 'mf-pages rendered': 1, 'mf-pages cached': 2 });
  });

  it('has other trackers in its address is the same page', async () => {
    const change = await grown(async () => {
      for (const tracker of ['utm_source=lettre', 'fbclid=1', 'fbclid=2']) {
        expect((await served.get(`/?${tracker}&advertised`)).text).toContain('<h1>/?advertised</h1>');
      }
    });
    expect(change).toEqual({ 'shell rendered': 1, 'shell cached': 2, 'mf-pages rendered': 1, 'mf-pages cached': 2 });
  });

  // The shell is rendered around the content, and again without it.
  it('throws is left to the browser, and the next page is rendered again', async () => {
    const change = await grown(() => arrivesWithoutHtml('/?do=throw'));
    expect(change).toEqual({ 'shell rendered': 2, 'mf-pages failed': 1 });
    expect(served.problems).toContainEqual(expect.stringMatching(/^mf-pages@7 failed on the server: \d × so far\.$/));
    expect((await served.get('/?after=throw')).text).toContain('<h1>');
  });

  it('breaks the schema of its answer counts as failed, and the log names the fields', async () => {
    const change = await grown(() => arrivesWithoutHtml('/?do=break'));
    expect(change).toEqual({ 'shell rendered': 2, 'mf-pages failed': 1 });
    const said = served.problems.filter((problem) => problem.includes('break its schema'));
    expect(said).toEqual([
      'The server entry of mf-pages 7 answers with fields that break its schema: head.title (string), html (string)',
    ]);
  });

  it('waits too long for the API arrives in time', async () => {
    served.delayApi(30_000);
    const start = performance.now();
    const change = await grown(() => arrivesWithoutHtml('/slow?too'));
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(change['mf-pages late']).toBe(1);
    served.delayApi(0);
  });

  it.each(['hang', 'die'])(
    'has to %s arrives, and its process is replaced',
    async (order) => {
      const change = await grown(() => arrivesWithoutHtml(`/?do=${order}`));
      expect((change['mf-pages late'] ?? 0) + (change['mf-pages failed'] ?? 0)).toBe(1);
      let attempt = 0;
      while (!(await served.get(`/?after=${order}${attempt}`)).text.includes('<h1>')) {
        attempt += 1;
        await wait(100);
      }
      expect(served.problems.join('\n')).toMatch(
        /The process of \/remotes\/mf-pages\/7\/ (?:has not answered|ended|used)/,
      );
    },
    30_000,
  );

  it('is slow on a busy machine is late, but not empty, and renders once for concurrent requests', async () => {
    served.delayApi(1500);
    const change = await grown(async () => {
      const asked = ['br', 'gzip', 'identity'].map((encoding) =>
        served.get('/slow?filter=busy', { 'accept-encoding': encoding }),
      );
      const replies = await Promise.all(asked);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(replies[2]?.text).toContain('<h1>/slow?filter=busy</h1>');
    });
    served.delayApi(0);
    expect(change).toMatchObject({ 'shell rendered': 1, 'mf-pages rendered': 1 });
  });

  it('is known in one encoding is not rendered again for another', async () => {
    const ask = (encoding: string) => served.get('/slow?filter=known', { 'accept-encoding': encoding });
    await ask('br');
    const change = await grown(async () => {
      const [gzip, plain] = [await ask('gzip'), await ask('identity')];
      expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
      expect(plain.text).toContain('<h1>/slow?filter=known</h1>');
    });
    expect(change['mf-pages rendered'] ?? 0).toBe(0);
  });

  it('gets 200 visitors at once answers all of them with HTML', async () => {
    const paths = Array.from({ length: 200 }, (_, index) => `/slow/thing-${index}`);
    served.delayApi(50);
    const change = await grown(async () => {
      const replies = await Promise.all(paths.map((path) => served.get(path)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(replies.every(({ text }) => text.includes('<h1>/slow/thing-'))).toBe(true);
    });
    expect(change['mf-pages rendered']).toBe(200);
  }, 30_000);
});
