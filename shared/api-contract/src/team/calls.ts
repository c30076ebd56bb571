import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { teamShapes } from './endpoints.ts';
import type { memberSchema, roleSchema, teamSchema } from './schemas.ts';

type Table = typeof teamShapes;

export type Member = z.output<typeof memberSchema>;
export type Role = z.output<typeof roleSchema>;
export type Team = z.output<typeof teamSchema>;

export const getOwnRights = call<Table['getOwnRights']>('GET', '/api/admin/team/rights');
export const getTeam = call<Table['getTeam']>('GET', '/api/admin/team');
export const inviteMember = call<Table['inviteMember']>('POST', '/api/admin/team/members');
export const setMemberRoles = call<Table['setMemberRoles']>('PUT', '/api/admin/team/members/:id');
export const endMemberSessions = call<Table['endMemberSessions']>('DELETE', '/api/admin/team/members/:id/sessions');
export const createRole = call<Table['createRole']>('POST', '/api/admin/team/roles');
export const updateRole = call<Table['updateRole']>('PUT', '/api/admin/team/roles/:id');
export const deleteRole = call<Table['deleteRole']>('DELETE', '/api/admin/team/roles/:id');
