import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { email, idParams, message } from '../core/wire.ts';
import { password, registerSchema, sessionAnswerSchema, sessionSchema } from './schemas.ts';

const mailToken = z.string().min(20).max(200);
const typedPassword = z.string().min(1).max(128);

export const identityEndpoints = endpointTable({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Open an account. The answer is the same when the address has one',
    body: registerSchema,
    status: 201,
    response: message,
    limit: { max: 20, per: 'hour' },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Log in',
    body: z.strictObject({ email, password: typedPassword, remember: z.boolean().default(false) }),
    response: sessionAnswerSchema,
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'A new bearer token for the refresh cookie',
    response: sessionAnswerSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End this session',
    response: message,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Confirm an address by the link’s token',
    body: z.strictObject({ token: mailToken }),
    response: message,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a link to choose a new password',
    body: z.strictObject({ email }),
    status: 202,
    response: message,
    limit: { max: 10, per: 'hour' },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password by the link’s token',
    body: z.strictObject({ token: mailToken, password }),
    response: message,
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'customer',
    summary: 'Change the password; other sessions end',
    body: z.strictObject({ currentPassword: typedPassword, newPassword: password }),
    response: sessionAnswerSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'customer',
    summary: 'Where this account is logged in',
    response: z.array(sessionSchema),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'customer',
    summary: 'End one session',
    params: idParams,
    response: message,
  },
  revokeOtherSessions: {
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'customer',
    summary: 'End all other sessions',
    response: message,
  },
});
