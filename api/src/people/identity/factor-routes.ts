import { secondFactorEndpoints as endpoints } from '@aimante/api-contract/second-factor/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { askForFactor } from './factors/prove-factor.ts';
import { readSecondFactors } from './factors/second-factors.ts';
import { addCodeApp, addPasskey, startCodeApp, startPasskey } from './login/enrol.ts';
import { removeOwnApp, removeOwnPasskey, renewRecoveryCodes } from './login/remove-factor.ts';
import { finishLogin, finishStepUp, startStepUp } from './login/second-step.ts';
import { deviceMark } from './login/throttle.ts';
import { identityMessage } from './messages.ts';
import { callerOf } from './sessions/caller.ts';
import { identityCookies } from './sessions/cookies.ts';
import { endSession } from './sessions/session-service.ts';

export const registerSecondFactors: ApiModule = (app, services) => {
  const { config, secrets, db } = services;
  const cookies = identityCookies(config);
  const enrolment = ({ actor, request, body }: Visit) => ({ actor, ...body, ...callerOf(request, cookies) });

  route(app, endpoints.startPasskeyLogin, () => askForFactor(db, services, { purpose: 'passkey-login' }));

  route(app, endpoints.finishLogin, async ({ body, request, reply }) => {
    const found = await finishLogin(services, body, callerOf(request, cookies));
    if (found instanceof Refusal) return found;
    await endSession(services, cookies.read(request));
    cookies.setDevice(reply, deviceMark(secrets.auth, found.user.email));
    const { session } = found;
    request.log.info({ account: found.user.id, by: 'passkey' in body.proof ? 'passkey' : 'code' }, 'signed in');
    cookies.set(reply, session.cookies, session.until);
    return noStore(reply).send(session.answer);
  });

  route(app, endpoints.startStepUp, ({ actor }) => startStepUp(services, actor));
  route(
    app,
    endpoints.finishStepUp,
    async ({ actor, body, locale }) =>
      (await finishStepUp(services, actor, body)) ?? identityMessage('steppedUp', locale),
  );

  route(app, endpoints.getSecondFactors, ({ actor }) => readSecondFactors(db, actor));
  route(app, endpoints.startPasskey, (visit) => startPasskey(services, enrolment(visit)));
  route(app, endpoints.startCodeApp, (visit) => startCodeApp(services, enrolment(visit)));
  route(app, endpoints.addPasskey, ({ actor, request, reply, body }) => {
    noStore(reply);
    return addPasskey(services, { actor, request }, body);
  });
  route(app, endpoints.addCodeApp, ({ actor, request, reply, body }) => {
    noStore(reply);
    return addCodeApp(services, { actor, request }, body);
  });
  route(app, endpoints.removePasskey, ({ actor, request, params }) =>
    removeOwnPasskey(services, { actor, request }, params.id),
  );
  route(app, endpoints.removeCodeApp, ({ actor, request }) => removeOwnApp(services, { actor, request }));
  route(app, endpoints.renewRecoveryCodes, ({ actor, request, reply }) => {
    noStore(reply);
    return renewRecoveryCodes(services, { actor, request });
  });
};

interface Visit {
  actor: Actor;
  request: FastifyRequest;
  body: { password?: string | undefined };
}

const noStore = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');
