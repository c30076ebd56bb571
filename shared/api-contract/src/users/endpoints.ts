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
    summary: 'Ask for another address: a link goes to the new one, a notice to the old one',
    body: changeEmailSchema,
    status: 202,
    response: message,
  },
  requestExport: {
    access: 'customer',
    summary: 'Ask for a copy of everything kept about the caller',
    status: 202,
    response: message,
  },
  requestDeletion: {
    access: 'customer',
    summary: 'Ask for the account to be deleted: a link comes by mail',
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
    summary: 'Take a deactivated account up again',
    response: message,
  },
  listUsers: {
    access: 'admin',
    summary: 'Accounts',
    query: userListQuery,
    response: userPageSchema,
  },
  updateUser: {
    access: 'admin',
    summary: 'Change an account: not one’s own role, not the last administrator',
    params: idParams,
    body: userUpdateSchema,
    response: userRowSchema,
  },
  deleteUser: {
    access: 'admin',
    summary: 'Anonymise an account; invoices are kept',
    params: idParams,
    response: message,
  },
});

export const usersEndpoints = endpointTable(usersShapes, calls);
