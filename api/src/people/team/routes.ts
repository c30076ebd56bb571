import { mergeLevels } from '@aimante/api-contract/core/rights';
import type { Team } from '@aimante/api-contract/team';
import { teamEndpoints as endpoints } from '@aimante/api-contract/team/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Author } from '../../platform/audit/record-audit.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { confirmPassword } from '../identity/login/password-service.ts';
import { callerOf } from '../identity/sessions/caller.ts';
import { identityCookies } from '../identity/sessions/cookies.ts';
import { readMemberAccess } from './member-access.ts';
import { removeMemberPasskey, resetMemberFactors } from './member-factors.ts';
import { endMemberSession, endMemberSessions, inviteMember, setMemberRoles } from './members.ts';
import { createRole, deleteRole, updateRole } from './roles.ts';
import { readTeam } from './team-rows.ts';

const sessionsEnded = { fr: 'Cette personne est déconnectée partout.', en: 'This person is signed out everywhere.' };

interface Visit {
  actor: Actor;
  request: FastifyRequest;
  body: { password: string };
}

export const registerTeam: ApiModule = (app, services) => {
  const cookies = identityCookies(services.config);

  const teamFor = ({ id }: Actor) => readTeam(services.db, { ownId: id, now: services.now() });

  /** A change of rights: confirmed by the caller's password, and answered with the changed team. */
  async function change(
    { actor, request, body }: Visit,
    work: (author: Author) => Promise<Refusal | undefined>,
  ): Promise<Team | Refusal> {
    const proof = { actor, password: body.password, ...callerOf(request, cookies) };
    const confirmed = await confirmPassword(services, proof);
    if (confirmed instanceof Refusal) return confirmed;
    return (await work({ actor, request })) ?? teamFor(actor);
  }

  route(app, endpoints.getOwnRights, async ({ actor }) => ({
    // An unproved factor is asked for when a call needs it. A missing one closes what it guards.
    levels: mergeLevels([actor.secondFactor === 'unproved' ? actor.roleLevels : actor.levels]),
    secondFactor: actor.secondFactor === 'fresh' ? 'proved' : actor.secondFactor,
  }));
  route(app, endpoints.getTeam, ({ actor }) => teamFor(actor));
  route(app, endpoints.inviteMember, (visit) => {
    const { password: _, ...invitation } = visit.body;
    return change(visit, (author) => inviteMember(services, author, { ...invitation, locale: visit.locale }));
  });
  route(app, endpoints.setMemberRoles, (visit) =>
    change(visit, (author) => setMemberRoles(services, author, { userId: visit.params.id, roles: visit.body.roles })),
  );
  route(app, endpoints.endMemberSessions, async ({ actor, request, params, locale }) => {
    const refusal = await endMemberSessions(services, { actor, request }, params.id);
    return refusal ?? messageIn(sessionsEnded, locale);
  });
  route(app, endpoints.getMember, ({ actor, params }) => readMemberAccess(services, actor, params.id));
  route(app, endpoints.endMemberSession, async ({ actor, request, params }) => {
    const ended = { userId: params.id, sessionId: params.session };
    const refusal = await endMemberSession(services, { actor, request }, ended);
    return refusal ?? readMemberAccess(services, actor, params.id);
  });
  route(app, endpoints.removeMemberPasskey, async ({ actor, request, params }) => {
    const removed = { userId: params.id, passkeyId: params.passkey };
    const refusal = await removeMemberPasskey(services, { actor, request }, removed);
    return refusal ?? readMemberAccess(services, actor, params.id);
  });
  route(app, endpoints.resetMemberFactors, async ({ actor, request, params }) => {
    const refusal = await resetMemberFactors(services, { actor, request }, params.id);
    return refusal ?? readMemberAccess(services, actor, params.id);
  });
  route(app, endpoints.createRole, (visit) => change(visit, (author) => createRole(services, author, visit.body)));
  route(app, endpoints.updateRole, (visit) =>
    change(visit, (author) => updateRole(services, author, { id: visit.params.id, change: visit.body })),
  );
  route(app, endpoints.deleteRole, (visit) => change(visit, (author) => deleteRole(services, author, visit.params.id)));
};
