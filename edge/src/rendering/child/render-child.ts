import { dropPowers } from './drop-powers.ts';
import { createFrameReader, frameOf } from './frames.ts';
import { createKnownAnswers } from './known-answers.ts';
import type { FetchedMessage, FetchMessage, MessageFromChild, MessageToChild, RenderMessage } from './messages.ts';
import { runEntry, SHARED_GLOBALS } from './run-entry.ts';

/** The limit for an answer as JSON. Our longest page uses a tenth of it. */
const MAX_LENGTH = 2_000_000;
const MAX_BUFFERS = 192 * 1024 * 1024;

type Render = ReturnType<typeof runEntry>;
type Settle = (fetched: FetchedMessage) => void;

const { exit, memoryUsage, stdin, stdout } = process;
const calls = new Map<number, Settle>();
const known = createKnownAnswers(performance.now.bind(performance));
let lastCall = 0;
/** What all requests contain from now on. */
let common: object = {};
let render: Render | undefined;

// The edge ends this process, also when a terminal sends Ctrl-C to both.
process.on('SIGINT', () => undefined);
process.on('unhandledRejection', (cause) => send({ problem: `left a promise alone: ${inWords(cause)}` }));
// One request threw after its answer. It must not end the other requests.
process.on('uncaughtException', (cause) => send({ problem: `threw: ${inWords(cause)}` }));
stdin.on('data', createFrameReader({ onFrame: receive, maxBytes: Number.POSITIVE_INFINITY, onTooLong: () => exit() }));
stdin.on('close', () => exit());
// The class Response needs Buffer.
dropPowers([...Object.keys(SHARED_GLOBALS), 'Buffer']);

function receive(json: string, commonJson: string): void {
  const message = JSON.parse(json) as MessageToChild;
  if (commonJson) common = JSON.parse(commonJson) as object;
  if (message === 'ping') send('pong');
  else if (message === 'forget') known.forget();
  else if ('code' in message) render = startEntry(message);
  else if ('call' in message) settle(message);
  else void answer(message);
}

function settle(fetched: FetchedMessage): void {
  calls.get(fetched.call)?.(fetched);
  calls.delete(fetched.call);
}

/** An entry that does not start cannot answer. The edge reads the reason, and tries again after a pause. */
function startEntry(message: Parameters<typeof runEntry>[0]): Render | undefined {
  try {
    return runEntry(message);
  } catch (cause) {
    send({ problem: `does not start: ${inWords(cause)}` });
    exit(1);
  }
}

async function answer({ id, request }: RenderMessage): Promise<void> {
  try {
    const answered = await render?.({ ...common, ...request, fetch: fetchFromApi(id) });
    if (answered === undefined) throw new Error('The server entry returned nothing.');
    send(...apart(id, answered));
  } catch (cause) {
    send({ id, error: inWords(cause) });
  }
  // The limit of the heap does not cover buffers.
  if (memoryUsage().arrayBuffers > MAX_BUFFERS) exit();
}

/** The HTML of an answer, if it has some, is beside its message. */
function apart(id: number, answer: unknown): [MessageFromChild, string?] {
  const { html, ...rest } = typeof answer === 'object' && answer ? (answer as { html?: unknown }) : {};
  return typeof html === 'string' && html ? [{ id, answer: rest }, html] : [{ id, answer }];
}

function send(message: MessageFromChild, html = ''): void {
  const json = JSON.stringify(message);
  const length = json.length + html.length;
  if (length > MAX_LENGTH) throw new Error(`The answer of the server entry has ${length} characters.`);
  stdout.write(frameOf(json, html));
}

function inWords(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** The edge sends the call to the API and returns what the API answers. */
function fetchFromApi(of: number): typeof fetch {
  return async (input, init) => {
    const { url, method, headers } = new Request(input, {
      method: init?.method ?? 'GET',
      headers: init?.headers ?? {},
    });
    const asked = { url, method, headers: [...headers] };
    const fetched = await known.get(JSON.stringify(asked), () => ask(of, asked));
    if ('error' in fetched) throw new TypeError(fetched.error);
    const { status, body } = fetched;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : body, {
      status,
      headers: fetched.headers.map(([name, value]) => [name, value]),
    });
  };
}

function ask(of: number, asked: Pick<FetchMessage, 'url' | 'method' | 'headers'>): Promise<FetchedMessage> {
  lastCall += 1;
  const call = lastCall;
  return new Promise((resolve) => {
    calls.set(call, resolve);
    send({ call, of, ...asked });
  });
}
