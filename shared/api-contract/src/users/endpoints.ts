import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import { profileUpdateSchema } from '../identity/schemas.ts';
import * as calls from './calls.ts';
import {
  addressCreateSchema,
  addressSchema,
  addressUpdateSchema,
  changeEmailSchema,
  deactivateSchema,
  profileSchema,
  requestDeletionSchema,
  userListQuery,
  userPageSchema,
  userRowSchema,
  userUpdateSchema,
} from './schemas.ts';

export const usersShapes = shapeTable({
  getProfile: {
    access: 'customer',
    summary: 'The caller’s profile, with addresses',
    response: profileSchema,
  },
  updateProfile: {
    access: 'customer',
    summary: 'Change the caller’s profile',
    body: profileUpdateSchema,
    response: profileSchema,
  },
  addAddress: {
    access: 'customer',
    summary: 'Add an address (at most 20)',
    body: addressCreateSchema,
    status: 201,
    response: addressSchema,
  },
  updateAddress: {
    access: 'customer',
    summary: 'Change an address',
    params: idParams,
    body: addressUpdateSchema,
    response: addressSchema,
  },
  deleteAddress: {
    access: 'customer',
    summary: 'Delete an address',
    params: idParams,
    response: message,
  },
  changeEmail: {
    access: 'customer',
    summary: 'Change the e-mail address. A link goes to the new one, a notice to the old one',
    body: changeEmailSchema,
    status: 202,
    response: message,
  },
  requestExport: {
    access: 'customer',
    summary: 'Request an export of the caller’s data',
    status: 202,
    response: message,
  },
  requestDeletion: {
    access: 'customer',
    summary: 'Request the deletion of the account. A confirmation link is sent by mail',
    body: requestDeletionSchema,
    status: 202,
    response: message,
  },
  deactivate: {
    access: 'customer',
    summary: 'Deactivate the caller’s account',
    body: deactivateSchema,
    response: message,
  },
  reactivate: {
    access: 'customer',
    summary: 'Reactivate a deactivated account',
    response: message,
  },
  listUsers: {
    access: 'orders:read',
    summary: 'Accounts',
    query: userListQuery,
    response: userPageSchema,
  },
  updateUser: {
    access: 'orders:change',
    summary: 'Change an account. Only owners change the accounts of the team',
    params: idParams,
    body: userUpdateSchema,
    response: userRowSchema,
  },
  deleteUser: {
    access: 'orders:all',
    summary: 'Anonymise an account; invoices are kept',
    params: idParams,
    response: message,
  },
});

export const usersEndpoints = endpointTable(usersShapes, calls);
