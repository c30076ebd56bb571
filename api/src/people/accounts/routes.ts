import { identityEndpoints } from '@aimante/api-contract/identity/endpoints';
import { usersEndpoints as endpoints } from '@aimante/api-contract/users/endpoints';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { sendArchive } from '../../platform/http/answers/send-archive.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { identityMessage } from '../identity/messages.ts';
import { callerOf } from '../identity/sessions/caller.ts';
import { identityCookies } from '../identity/sessions/cookies.ts';
import { userErrors } from '../users/errors.ts';
import { confirmLink } from './confirm-link.ts';
import { exportEndpoints, mailExportLink, openExport } from './data-export/data-export.ts';
import { manageUser, removeUser } from './manage-user.ts';
import { userMessage } from './messages.ts';
import { askDeletion, askEmailChange, deactivateOwn, reactivateOwn } from './own-account.ts';
import { addAddress, deleteAddress, updateAddress } from './profile/addresses.ts';
import { readProfile, updateProfile } from './profile/profile.ts';
import { listUsers } from './profile/user-list.ts';

export const registerAccounts: ApiModule = (app, services) => {
  const { db, config } = services;
  const cookies = identityCookies(config);
  const proofOf = (actor: Actor, request: FastifyRequest) => ({ actor, ...callerOf(request, cookies) });

  route(app, identityEndpoints.verifyEmail, async ({ body, locale }) => {
    const confirmed = await confirmLink(services, body.token);
    if (confirmed instanceof Refusal) return confirmed;
    return identityMessage(confirmed, locale);
  });

  route(app, endpoints.getProfile, ({ actor }) => readProfile(db, actor.id));
  route(app, endpoints.updateProfile, ({ actor, body }) => updateProfile(services, actor.id, body));

  route(app, endpoints.addAddress, ({ actor, body }) => addAddress(db, actor.id, body));
  route(app, endpoints.updateAddress, ({ actor, params, body }) =>
    updateAddress(db, { userId: actor.id, id: params.id }, body),
  );
  route(app, endpoints.deleteAddress, async ({ actor, params, locale }) => {
    return (await deleteAddress(db, actor.id, params.id)) ?? userMessage('addressDeleted', locale);
  });

  route(app, endpoints.changeEmail, async ({ actor, body, request, locale }) => {
    const proof = { ...proofOf(actor, request), password: body.password };
    return (await askEmailChange(services, proof, body.email)) ?? userMessage('emailChangeAsked', locale);
  });
  route(app, endpoints.requestExport, async ({ actor, locale }) => {
    await mailExportLink(services, actor, locale);
    return userMessage('exportAsked', locale);
  });
  route(app, exportEndpoints.downloadExport, async ({ params, reply }) => {
    const archive = await openExport(services, params.token);
    if (!archive) return userErrors.EXPORT_NOT_FOUND();
    return sendArchive(reply, archive);
  });
  route(app, endpoints.requestDeletion, async ({ actor, body, request, locale }) => {
    const proof = { ...proofOf(actor, request), password: body.password };
    return (await askDeletion(services, proof)) ?? userMessage('deletionAsked', locale);
  });

  route(app, endpoints.deactivate, async ({ actor, body, reply, locale }) => {
    const refusal = await deactivateOwn(services, actor, body.reason);
    if (refusal) return refusal;
    cookies.clear(reply);
    return userMessage('deactivated', locale);
  });
  route(app, endpoints.reactivate, async ({ actor, locale }) => {
    await reactivateOwn(services, actor);
    return userMessage('reactivated', locale);
  });

  route(app, endpoints.listUsers, async ({ actor, query, request }) => {
    const page = await listUsers(services, query);
    const { cursor: _, ...after } = query;
    await recordAudit(db, { actor, request }, { action: 'user.list', entity: 'user', entityId: '', after });
    return page;
  });
  route(app, endpoints.updateUser, ({ actor, params, body, request }) =>
    manageUser(services, { actor, request, userId: params.id }, body),
  );
  route(app, endpoints.deleteUser, async ({ actor, params, request, locale }) => {
    const management = { actor, request, userId: params.id };
    const refusal = await removeUser(services, management);
    return refusal instanceof Refusal ? refusal : userMessage('userDeleted', locale);
  });
};
