import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Followed, keepTimestamps, ReleaseError, type ReleaseStore } from '@aimante/releases';
import { carriesToken } from '../http/bearer-token.ts';
import { readBody } from '../http/read-body.ts';
import { OPERATIONS_PATH, type Operate } from '../operations/operate.ts';
import { parseOperation } from '../operations/operation.ts';

export interface Keeper {
  readonly server: Server;
  /** Follows the releases, and writes a timestamp if one is due. */
  readonly look: () => Promise<void>;
  readonly release: () => void;
}

interface KeeperOptions {
  readonly store: ReleaseStore;
  readonly operate: Operate;
  /** The bearer token that may order operations. Without one, none is allowed. */
  readonly token: string | undefined;
  readonly onProblem: (problem: string) => void;
  readonly intervalMs?: number;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const MAX_BYTES = 2048;

/**
 * The only process with keys that are online: the key of the back office, and the one for timestamps. It serves no
 * visitor and runs no code of a team.
 */
export function createKeeper({ store, operate, token, onProblem, intervalMs = 1000 }: KeeperOptions): Keeper {
  let followed: Followed | undefined;
  let looking: Promise<void> | undefined;
  const reported = new Set<string>();
  const report = (problem: string) => {
    if (!reported.has(problem)) onProblem(problem);
    reported.add(problem);
  };
  const look = () => {
    looking ??= keepTimestamps(store, followed)
      .then((log) => {
        followed = log;
        for (const problem of log.problems) report(problem);
      })
      .catch((error) => report(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    if (request.method !== 'POST' || request.url !== OPERATIONS_PATH)
      return refusal(404, 'NOT_FOUND', 'No such address.');
    if (!token || !carriesToken(request.headers.authorization, token))
      return refusal(401, 'OPERATOR_UNKNOWN', 'No operator.');
    const body = await readBody(request, MAX_BYTES);
    const operation = body && parseOperation(body);
    if (!operation) return refusal(400, 'OPERATION_INVALID', 'This is not an operation.');
    try {
      const state = await operate(operation);
      await look();
      return { status: 200, body: state };
    } catch (error) {
      if (error instanceof ReleaseError) return refusal(409, error.code, error.message);
      throw error;
    }
  };
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: Error) => {
        onProblem(`The operation failed: ${error.message}`);
        return refusal(500, 'UNEXPECTED', 'The operation failed.');
      })
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  const timer = setInterval(() => void look(), intervalMs);
  return { server, look, release: () => clearInterval(timer) };
}

function refusal(status: number, code: string, message: string): Reply {
  return { status, body: { code, message } };
}
