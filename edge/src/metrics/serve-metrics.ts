import { type Answer, type EdgeRequest, plainText } from '../http/answer.ts';
import { carriesToken } from '../http/bearer-token.ts';

/** `GET /metrics`: for this machine, or with the token, as in the API. */
export function createMetricsServer(text: () => string, token: string | undefined): (ask: EdgeRequest) => Answer {
  return (ask) =>
    isAllowed(ask, token) ? { ...plainText(200, text()), kind: 'status' } : plainText(404, 'No such file.');
}

function isAllowed({ address, headers }: EdgeRequest, token: string | undefined): boolean {
  if (token) return carriesToken(headers.authorization, token);
  // A forwarded request comes from another client, even if the proxy is on this machine.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}
