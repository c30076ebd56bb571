import type { ReleaseOperation } from '@aimante/api-contract/releases';
import type { Refusal } from '../../http/refusal.ts';
import { releaseErrors } from './errors.ts';

export interface EdgeAccess {
  url: string;
  /** Without one, this server moves nothing. */
  token: string | undefined;
}

const PATIENCE_MS = 8000;

/** Hands an operation on to the edge, with the token that no browser sees. */
export async function askEdge({ url, token }: EdgeAccess, operation: ReleaseOperation): Promise<Refusal | undefined> {
  if (!token) return releaseErrors.RELEASES_CLOSED();
  try {
    const answer = await fetch(`${url}/_edge/releases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return undefined;
    if (answer.status >= 500) return releaseErrors.EDGE_UNREACHABLE();
    const { code, reason } = await reasonOf(answer);
    return code === 'RELEASE_MOVED' ? releaseErrors.RELEASE_MOVED() : releaseErrors.RELEASE_REFUSED({ reason });
  } catch {
    return releaseErrors.EDGE_UNREACHABLE();
  }
}

async function reasonOf(answer: Response): Promise<{ code: unknown; reason: string }> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { code, message = answer.status } = typeof body === 'object' && body ? (body as Record<string, unknown>) : {};
  return { code, reason: String(message) };
}
