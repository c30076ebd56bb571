import { type Answer, type Ask, NOTHING, plainText } from '../http/answer.ts';
import { isOperator } from '../operations/operator-token.ts';

/** `POST /_edge/purge`, for the API: what pages show has changed. */
export function createPurgeServer(token: string | undefined, purge: () => void): (ask: Ask) => Answer {
  return ({ headers }) => {
    if (!token || !isOperator(headers.authorization, token)) return plainText(401, 'No operator.');
    purge();
    return { kind: 'status', status: 204, headers: { 'cache-control': 'no-store' }, body: NOTHING };
  };
}
