import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { usersShapes } from './endpoints.ts';
import type { addressSchema, profileSchema, userRowSchema } from './schemas.ts';

type Table = typeof usersShapes;

export type Address = z.output<typeof addressSchema>;
export type Profile = z.output<typeof profileSchema>;
export type UserRow = z.output<typeof userRowSchema>;

export const getProfile = call<Table['getProfile']>('GET', '/api/users/profile');
export const updateProfile = call<Table['updateProfile']>('PUT', '/api/users/profile');
export const addAddress = call<Table['addAddress']>('POST', '/api/users/addresses');
export const updateAddress = call<Table['updateAddress']>('PUT', '/api/users/addresses/:id');
export const deleteAddress = call<Table['deleteAddress']>('DELETE', '/api/users/addresses/:id');
export const changeEmail = call<Table['changeEmail']>('PUT', '/api/users/email');
export const requestExport = call<Table['requestExport']>('POST', '/api/users/export');
export const requestDeletion = call<Table['requestDeletion']>('POST', '/api/users/delete-request');
export const deactivate = call<Table['deactivate']>('POST', '/api/user/deactivate');
export const reactivate = call<Table['reactivate']>('POST', '/api/user/reactivate');
export const listUsers = call<Table['listUsers']>('GET', '/api/users');
export const updateUser = call<Table['updateUser']>('PUT', '/api/users/:id');
export const deleteUser = call<Table['deleteUser']>('DELETE', '/api/users/:id');
