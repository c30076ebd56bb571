import { CarrierSilence } from './carrier.ts';

const timeoutMs = 12_000;

/** Sends a request to a carrier: over the network, or to one that the shop plays itself. */
export type Send = (request: Request) => Promise<Response>;

export const overNetwork: Send = (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

/** Throws `CarrierSilence` if there is no answer or an error of the carrier's server. */
export async function askCarrier(send: Send, request: Request): Promise<Response> {
  const what = `${request.method} ${new URL(request.url).pathname}`;
  const answer = await send(request).catch((cause: unknown) => {
    throw new CarrierSilence(`${what} got no answer`, { cause });
  });
  if (answer.status >= 500) throw new CarrierSilence(`${what} answered ${answer.status}`);
  return answer;
}
