import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { teamShapes } from './endpoints.ts';
import type { memberAccessSchema, memberSchema, roleSchema, teamSchema } from './schemas.ts';

type Table = typeof teamShapes;

export type Member = z.output<typeof memberSchema>;
export type MemberAccess = z.output<typeof memberAccessSchema>;
export type Role = z.output<typeof roleSchema>;
export type Team = z.output<typeof teamSchema>;

export const getOwnRights = call<Table['getOwnRights']>('GET', '/api/admin/team/rights');
export const getTeam = call<Table['getTeam']>('GET', '/api/admin/team');
export const inviteMember = call<Table['inviteMember']>('POST', '/api/admin/team/members');
export const setMemberRoles = call<Table['setMemberRoles']>('PUT', '/api/admin/team/members/:id');
export const endMemberSessions = call<Table['endMemberSessions']>('DELETE', '/api/admin/team/members/:id/sessions');
export const getMember = call<Table['getMember']>('GET', '/api/admin/team/members/:id');
export const endMemberSession = call<Table['endMemberSession']>(
  'DELETE',
  '/api/admin/team/members/:id/sessions/:session',
);
export const removeMemberPasskey = call<Table['removeMemberPasskey']>(
  'DELETE',
  '/api/admin/team/members/:id/passkeys/:passkey',
);
export const resetMemberFactors = call<Table['resetMemberFactors']>(
  'DELETE',
  '/api/admin/team/members/:id/second-factors',
);
export const createRole = call<Table['createRole']>('POST', '/api/admin/team/roles');
export const updateRole = call<Table['updateRole']>('PUT', '/api/admin/team/roles/:id');
export const deleteRole = call<Table['deleteRole']>('DELETE', '/api/admin/team/roles/:id');
