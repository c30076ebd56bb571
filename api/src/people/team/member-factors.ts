import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { removePasskey } from '../identity/factors/passkeys.ts';
import { dropCodesWithoutFactor, removeFactors } from '../identity/factors/second-factors.ts';
import { mailFactorChange } from '../identity/login/enrol.ts';
import { identityErrors } from '../identity/sessions/errors.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { userErrors } from '../users/errors.ts';
import { rolesOf } from './team-rows.ts';

type Removed = Refusal | undefined;

/** Runs for a member of the team other than the caller. */
function ofAnother(
  { db }: Services,
  author: Author,
  { userId, work }: { userId: string; work: (tx: Queryable) => Promise<Removed> },
): Promise<Removed> {
  if (userId === author.actor.id) return Promise.resolve(userErrors.NOT_ONESELF());
  return inTransaction(db, async (tx) =>
    (await rolesOf(tx, userId)).length === 0 ? userErrors.USER_NOT_FOUND() : work(tx),
  );
}

/** For a member who lost the phone. The person adds new factors after the next login. */
export const resetMemberFactors = (services: Services, author: Author, userId: string): Promise<Removed> =>
  ofAnother(services, author, {
    userId,
    work: async (tx) => {
      await removeFactors(tx, userId);
      await revokeSessions(tx, ofUser(userId), { reason: 'role', now: services.now() });
      await recordAudit(tx, author, { action: 'team.reset-factors', entity: 'user', entityId: userId });
      await mailFactorChange(services, tx, { userId, kind: 'all', change: 'removed' });
      return undefined;
    },
  });

/** For one lost device. The other factors and the open sessions stay. */
export const removeMemberPasskey = (
  services: Services,
  author: Author,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<Removed> =>
  ofAnother(services, author, {
    userId,
    work: async (tx) => {
      if (!(await removePasskey(tx, userId, passkeyId))) return identityErrors.FACTOR_NOT_FOUND();
      await dropCodesWithoutFactor(tx, userId);
      await recordAudit(tx, author, { action: 'team.remove-passkey', entity: 'user', entityId: userId });
      await mailFactorChange(services, tx, { userId, kind: 'passkey', change: 'removed' });
      return undefined;
    },
  });
