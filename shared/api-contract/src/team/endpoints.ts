import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  invitationSchema,
  memberAccessSchema,
  memberPasskeyParams,
  memberRolesSchema,
  memberSessionParams,
  ownRightsSchema,
  passwordProofSchema,
  roleParams,
  roleUpdateSchema,
  roleWriteSchema,
  teamSchema,
} from './schemas.ts';

export const teamShapes = shapeTable({
  getOwnRights: {
    access: 'staff',
    summary: 'What the caller may do in the back office',
    response: ownRightsSchema,
  },
  getTeam: {
    access: 'team:read',
    summary: 'The members of the team, and the roles',
    response: teamSchema,
  },
  inviteMember: {
    access: 'team:all',
    summary: 'Invite a person by mail, or send the invitation again. An existing account joins at once',
    body: invitationSchema,
    stepUp: true,
    response: teamSchema,
    limit: { max: 30, per: 'hour' },
  },
  setMemberRoles: {
    access: 'team:all',
    summary: 'Set the roles of a member, except the caller’s own. Without a role the person leaves the team',
    params: idParams,
    body: memberRolesSchema,
    stepUp: true,
    response: teamSchema,
  },
  endMemberSessions: {
    access: 'team:all',
    summary: 'Sign a member out on all devices',
    params: idParams,
    response: message,
  },
  getMember: {
    access: 'team:read',
    summary: 'The passkeys and open sessions of a member',
    params: idParams,
    response: memberAccessSchema,
  },
  endMemberSession: {
    access: 'team:all',
    summary: 'End one session of a member',
    params: memberSessionParams,
    response: memberAccessSchema,
  },
  removeMemberPasskey: {
    access: 'team:all',
    summary: 'Remove one passkey of another member, who is told by mail',
    params: memberPasskeyParams,
    stepUp: true,
    response: memberAccessSchema,
  },
  resetMemberFactors: {
    access: 'team:all',
    summary: 'Remove the second factors of a member who lost them, and end the sessions. The person adds new ones',
    params: idParams,
    stepUp: true,
    response: memberAccessSchema,
  },
  createRole: {
    access: 'team:all',
    summary: 'Add a role with its rights',
    body: roleWriteSchema,
    status: 201,
    stepUp: true,
    response: teamSchema,
  },
  updateRole: {
    access: 'team:all',
    summary: 'Change the rights of a role, at once for all its members. Owners keep all rights',
    params: roleParams,
    body: roleUpdateSchema,
    stepUp: true,
    response: teamSchema,
  },
  deleteRole: {
    access: 'team:all',
    summary: 'Delete a role that the shop added and no member has',
    params: roleParams,
    body: passwordProofSchema,
    stepUp: true,
    response: teamSchema,
  },
});

export const teamEndpoints = endpointTable(teamShapes, calls);
