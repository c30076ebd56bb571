import type { MemberAccess } from '@aimante/api-contract/team';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { readSecondFactors } from '../identity/factors/second-factors.ts';
import { listSessions } from '../identity/sessions/session-list.ts';
import { userErrors } from '../users/errors.ts';
import { rolesOf } from './team-rows.ts';

/** How a member gets in: second factors and open sessions. */
export async function readMemberAccess(
  services: Services,
  actor: Actor,
  userId: string,
): Promise<MemberAccess | Refusal> {
  if ((await rolesOf(services.db, userId)).length === 0) return userErrors.USER_NOT_FOUND();
  const member = { id: userId, role: 'admin', sessionId: actor.sessionId } as const;
  const { passkeys, hasCodeApp } = await readSecondFactors(services.db, member);
  return { passkeys, hasCodeApp, sessions: await listSessions(services, member) };
}
