import { parentPort, resourceLimits, workerData } from 'node:worker_threads';
import { runEntry } from './run-entry.ts';
import type { WorkerData, WorkerQuestion, WorkerReply } from './worker-messages.ts';

/** The limit for an answer as JSON. Our longest page uses a tenth of it. */
const MAX_LENGTH = 2_000_000;
const MAX_BUFFERS = (resourceLimits.maxOldGenerationSizeMb ?? 0) * 1024 * 1024;

const data = workerData as WorkerData;
const render = runEntry(data);

parentPort?.on('message', (question: WorkerQuestion | 'ping') =>
  question === 'ping' ? reply('pong') : void answer(question),
);
// One request left a promise unhandled. It must not end the other requests.
process.on('unhandledRejection', (cause) => reply({ problem: `left a promise alone: ${inWords(cause)}` }));

async function answer({ id, request, deadlineMs }: WorkerQuestion): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    reply({ id, json: toJson(await render({ ...request, fetch: fetchFromApi(signal) })) });
  } catch (cause) {
    reply({ id, error: inWords(cause) });
  }
  // The resource limits of a worker do not cover memory outside its heap.
  if (process.memoryUsage().arrayBuffers > MAX_BUFFERS) process.exit();
}

function toJson(answered: unknown): string {
  const json = JSON.stringify(answered) as string | undefined;
  if (json === undefined) throw new Error('The server entry returned nothing.');
  if (json.length > MAX_LENGTH) throw new Error(`The answer of the server entry has ${json.length} characters.`);
  return json;
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

function inWords(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** The only network access of a worker: to the API, until the deadline. */
function fetchFromApi(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== data.apiOrigin)
      throw new Error(`A server entry may ask ${data.apiOrigin} only, not ${url.origin}.`);
    return fetch(url, { ...init, signal });
  };
}
