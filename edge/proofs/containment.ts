import { ServerEntry } from '../src/rendering/server-entry.ts';

/**
 * Faults and attacks in the server entry of a release. What the visitor sees: the page with its HTML (`rendered`), or
 * the page that the browser renders (`failed`, `late`). After each, the same entry answers the next visitor.
 */
interface Fault {
  readonly name: string;
  /** The body of `render`, for a request with `isBad`. */
  readonly body: string;
  readonly sees: readonly ('rendered' | 'failed' | 'late')[];
  /** The answer to an attack that got nothing. */
  readonly gets?: string;
}

const typeOf = (name: string): Fault => ({
  name: `reads ${name}`,
  body: `return typeof ${name};`,
  sees: ['rendered'],
  gets: 'undefined',
});
const breakOut = (name: string, reached: string): Fault => ({
  name: `breaks out by ${name}`,
  body: `try { return String((${reached}).constructor.constructor('return process')()); } catch { return 'refused'; }`,
  sees: ['rendered'],
  gets: 'refused',
});
const asks = (name: string, call: string): Fault => ({
  name,
  body: `return ${call}.then(() => 'answered', () => 'refused');`,
  sees: ['rendered'],
  gets: 'refused',
});

const FAULTS: readonly Fault[] = [
  ...['process', 'require', 'fetch', 'WebSocket', 'Buffer', 'globalThis.process'].map(typeOf),
  breakOut('a timer', 'setTimeout'),
  breakOut('the request', 'request'),
  breakOut('its call', 'request.fetch'),
  breakOut('a class', 'URL'),
  breakOut('an error', "await request.fetch('http://127.0.0.1:1/').catch((error) => error)"),
  asks('loads a module', "import('node:fs')"),
  asks('asks another server', "request.fetch('http://169.254.169.254/')"),
  asks('asks outside the API', "request.fetch('http://127.0.0.1:9/metrics')"),
  asks('posts', "request.fetch('http://127.0.0.1:9/api/orders', { method: 'POST' })"),
  asks('reads a file by address', "Promise.resolve().then(() => request.fetch('file:///etc/passwd'))"),
  { name: 'throws', body: "throw new Error('broken');", sees: ['failed'] },
  { name: 'rejects with nothing', body: 'return Promise.reject();', sees: ['failed'] },
  { name: 'throws late', body: "setTimeout(() => { throw new Error('late'); }); return 'fine';", sees: ['rendered'] },
  { name: 'leaves a rejection', body: "void Promise.reject(new Error('left')); return 'fine';", sees: ['rendered'] },
  { name: 'answers nothing', body: 'return undefined;', sees: ['failed'] },
  { name: 'answers a circle', body: 'const a = {}; a.a = a; return a;', sees: ['failed'] },
  { name: 'answers 20 MB', body: "return 'x'.repeat(2e7);", sees: ['failed'] },
  { name: 'pollutes a prototype', body: `return JSON.parse('{"__proto__":{"isAdmin":true}}');`, sees: ['rendered'] },
  { name: 'never answers', body: 'return new Promise(() => {});', sees: ['late'] },
  { name: 'loops for ever', body: 'for (;;);', sees: ['late', 'failed'] },
  {
    name: 'fills its heap',
    body: 'for (const all = [];;) all.push(new Array(1e6).fill(1));',
    sees: ['late', 'failed'],
  },
  {
    name: 'fills buffers',
    body: 'for (const all = [];;) all.push(new Uint8Array(3e7).fill(1));',
    sees: ['late', 'failed'],
  },
  {
    name: 'floods the edge',
    body: 'for (let i = 0; i < 5000; i += 1) void Promise.reject(i); return new Promise(() => {});',
    sees: ['failed', 'late'],
  },
];

const DEADLINE_MS = 6000;
const NEXT_MS = 30_000;
let tried = 0;
let lost = 0;
const lines = ['| fault | outcome | next visitor |', '|---|---|---|'];

for (const fault of FAULTS) {
  const code = `exports.render = async (request) => { if (!request.isBad) return 'next'; ${fault.body} };`;
  const base = { releaseBase: '/remotes/mf-proof/1/', siteUrl: 'https://shop.test', apiOrigin: 'http://127.0.0.1:9' };
  const entry = new ServerEntry({ ...base, code, onProblem: () => undefined });
  await entry.render({}, NEXT_MS);
  const outcome = await entry.render({ isBad: true }, DEADLINE_MS);
  const answer = outcome.kind === 'rendered' ? outcome.answer : undefined;
  const next = await answerOfNext(entry);
  entry.stop();
  const isContained = fault.sees.includes(outcome.kind as 'late') && (!fault.gets || answer === fault.gets);
  const isClean = Reflect.get({}, 'isAdmin') === undefined;
  tried += 1;
  if (!isContained || !isClean || next !== 'next') lost += 1;
  const seen = `${outcome.kind}${fault.gets ? `, got ${String(answer)}` : ''}`;
  console.log(`${fault.name}: ${seen}; next visitor: ${String(next)}`);
  lines.push(`| ${fault.name} | ${seen} | ${next === 'next' ? 'served' : '**not served**'} |`);
}
process.send?.({ type: 'proof', proof: 'faults in a server entry', tried, lost });
process.send?.({ type: 'section', page: 'containment', title: 'Faults in a server entry', lines });
console.log({ tried, lost });
process.exit(lost === 0 ? 0 : 1);

/** A crashed entry pauses first. */
async function answerOfNext(entry: ServerEntry): Promise<unknown> {
  const end = performance.now() + NEXT_MS;
  while (performance.now() < end) {
    const outcome = await entry.render({}, NEXT_MS);
    if (outcome.kind === 'rendered') return outcome.answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return undefined;
}
