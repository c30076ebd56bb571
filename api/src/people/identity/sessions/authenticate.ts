import { withoutSecondFactor } from '@aimante/api-contract/core/rights';
import { usersEndpoints } from '@aimante/api-contract/users/endpoints';
import type { FastifyRequest } from 'fastify';
import { fingerprint, isSame } from '../../../platform/crypto/secret-value.ts';
import type { Authenticate } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import { levelsOf } from '../../users/staff-levels.ts';
import type { UserRow } from '../../users/user-rows.ts';
import { readAccessToken } from './access-token.ts';
import { identityCookies } from './cookies.ts';
import { identityErrors } from './errors.ts';
import { seen } from './last-seen.ts';
import { isProof, secondFactorOf } from './second-factor-of.ts';
import { findSession, type SessionRow } from './session-rows.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

type Needs = Pick<Services, 'db' | 'secrets' | 'config' | 'now'>;

/** Checks the bearer token, the cookie that it is bound to, its session and its user. None of them is enough alone. */
export function createAuthenticate({ db, secrets, config, now }: Needs): Authenticate {
  const cookies = identityCookies(config);
  return async (request) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const { binding } = cookies.read(request);
    if (!token || !binding) return undefined;
    const at = now();
    const claims = await readAccessToken(secrets.auth, token, at);
    const given = { bindingHash: fingerprint(binding), at };
    if (!claims || !isSame(claims.binding, given.bindingHash)) return undefined;
    const user = await findSession(db, claims.sessionId);
    if (!user || user.id !== claims.userId || !isOpen(user, given)) return undefined;
    if (!user.isActive && !mayReactivate(request)) throw identityErrors.ACCOUNT_DEACTIVATED();
    seen(claims.sessionId, at);
    const roleLevels = levelsOf(user.roleLevels);
    const secondFactor = secondFactorOf(user, { at, isDemo: config.demo });
    return {
      id: user.id,
      role: user.role,
      sessionId: claims.sessionId,
      email: user.email,
      levels: isProof(secondFactor) ? roleLevels : withoutSecondFactor(roleLevels),
      roleLevels,
      secondFactor,
    };
  };
}

function isOpen(session: SessionRow & UserRow, given: { bindingHash: string; at: Date }): boolean {
  if (session.revokedAt || session.anonymisedAt) return false;
  return given.at < new Date(session.sessionExpiresAt) && isSame(session.bindingHash, given.bindingHash);
}

/** The only call that a deactivated account may make. */
const mayReactivate = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === usersEndpoints.reactivate.path;
