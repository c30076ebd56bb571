import { parentPort, workerData } from 'node:worker_threads';
import { runEntry } from './run-entry.ts';
import type { WorkerData, WorkerQuestion, WorkerReply } from './worker-messages.ts';

const data = workerData as WorkerData;
const render = runEntry(data);

parentPort?.on('message', (question: WorkerQuestion) => void answer(question));

async function answer({ id, request, deadlineMs }: WorkerQuestion): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    reply({ id, answer: await render({ ...request, fetch: fetchFromApi(signal) }) });
  } catch (cause) {
    reply({ id, error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) });
  }
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

/** The only way out of a worker: to the API, until the deadline. */
function fetchFromApi(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== data.apiOrigin)
      throw new Error(`A server entry may ask ${data.apiOrigin} only, not ${url.origin}.`);
    return fetch(url, { ...init, signal });
  };
}
