import { identityEndpoints as endpoints } from '@aimante/api-contract/identity/endpoints';
import type { FastifyReply } from 'fastify';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { companyProblem } from '../users/company.ts';
import { login } from './login/login.ts';
import { changePassword, forgotPassword, resetPassword } from './login/password-service.ts';
import { register } from './login/register.ts';
import { deviceMark } from './login/throttle.ts';
import { identityMessage } from './messages.ts';
import { callerOf } from './sessions/caller.ts';
import { identityCookies } from './sessions/cookies.ts';
import { identityErrors } from './sessions/errors.ts';
import { lastSeen } from './sessions/last-seen.ts';
import { listSessions } from './sessions/session-list.ts';
import { ofUser, revokeSessions } from './sessions/session-rows.ts';
import { endSession, type OpenSession, renewSession } from './sessions/session-service.ts';

export const registerIdentity: ApiModule = (app, services) => {
  const { config, secrets, db, now } = services;
  const cookies = identityCookies(config);
  const grant = (reply: FastifyReply, session: OpenSession) => {
    cookies.set(reply, session.cookies, session.until);
    return reply.header('cache-control', 'no-store').send(session.answer);
  };

  route(app, endpoints.register, async ({ body, locale }) => {
    const refusal = companyProblem(body) ?? (await register(services, body, locale));
    return refusal ?? identityMessage('registered', locale);
  });

  route(app, endpoints.login, async ({ body, request, reply }) => {
    const session = await login(services, { ...body, ...callerOf(request, cookies) });
    if (session instanceof Refusal) return session;
    // The old session ends now, because its cookies are replaced and nothing could end it later.
    await endSession(services, cookies.read(request));
    cookies.setDevice(reply, deviceMark(secrets.auth, body.email));
    request.log.info({ account: session.answer.user.id, by: 'password' }, 'signed in');
    return grant(reply, session);
  });

  route(app, endpoints.refresh, async ({ request, reply }) => {
    const session = await renewSession(services, cookies.read(request), lastSeen);
    if (session) return grant(reply, session);
    cookies.clear(reply);
    return identityErrors.SESSION_ENDED();
  });

  route(app, endpoints.logout, async ({ request, reply, locale }) => {
    await endSession(services, cookies.read(request));
    cookies.clear(reply);
    return identityMessage('loggedOut', locale);
  });

  route(app, endpoints.forgotPassword, async ({ body, locale }) => {
    await forgotPassword(services, body.email, locale);
    return identityMessage('resetAsked', locale);
  });

  route(app, endpoints.resetPassword, async ({ body, locale }) => {
    return (await resetPassword(services, body)) ?? identityMessage('passwordReset', locale);
  });

  route(app, endpoints.changePassword, async ({ body, actor, request, reply }) => {
    const session = await changePassword(services, { actor, ...body, ...callerOf(request, cookies) });
    return session instanceof Refusal ? session : grant(reply, session);
  });

  route(app, endpoints.listSessions, ({ actor }) => listSessions(services, actor));

  route(app, endpoints.revokeSession, async ({ actor, params, locale }) => {
    const own = sql`${ofUser(actor.id)} AND id = ${params.id}`;
    const revoked = await revokeSessions(db, own, { reason: 'revoked', now: now() });
    return revoked > 0 ? identityMessage('sessionRevoked', locale) : identityErrors.SESSION_NOT_FOUND();
  });

  route(app, endpoints.revokeOtherSessions, async ({ actor, locale }) => {
    const others = sql`${ofUser(actor.id)} AND id <> ${actor.sessionId}`;
    await revokeSessions(db, others, { reason: 'revoked', now: now() });
    return identityMessage('otherSessionsRevoked', locale);
  });
};
