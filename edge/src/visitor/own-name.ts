import { type Answer, type EdgeRequest, redirect } from '../http/answer.ts';

const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A shop on this machine has one host name. Under another name of the machine, the browser sends no cookies of the API,
 * so no login works. Such a request is redirected.
 */
export function toOwnName({ path, search, headers }: EdgeRequest, siteUrl: string): Answer | undefined {
  const address = `http://${headers.host}`;
  if (headers['sec-fetch-dest'] !== 'document' || !URL.canParse(address)) return undefined;
  const [asked, own] = [new URL(address), new URL(siteUrl)];
  const areTwins = [asked, own].every(({ hostname }) => THIS_MACHINE.includes(hostname));
  const isElsewhere = areTwins && asked.hostname !== own.hostname && asked.port === own.port;
  return isElsewhere ? redirect(own.origin + path + search) : undefined;
}
