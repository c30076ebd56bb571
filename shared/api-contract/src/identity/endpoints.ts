import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  sessionAnswerSchema,
  sessionSchema,
  verifyEmailSchema,
} from './schemas.ts';

export const identityShapes = shapeTable({
  register: {
    access: 'public',
    summary: 'Create an account. The answer is the same when the address already has one',
    body: registerSchema,
    status: 201,
    response: message,
    limit: { max: 20, per: 'hour' },
  },
  login: {
    access: 'public',
    summary: 'Log in',
    body: loginSchema,
    response: sessionAnswerSchema,
  },
  refresh: {
    access: 'public',
    summary: 'A new bearer token for the refresh cookie',
    response: sessionAnswerSchema,
  },
  logout: {
    access: 'public',
    summary: 'End this session',
    response: message,
  },
  verifyEmail: {
    access: 'public',
    summary: 'Confirm an address with the token of a link',
    body: verifyEmailSchema,
    response: message,
  },
  forgotPassword: {
    access: 'public',
    summary: 'Ask for a link to choose a new password',
    body: forgotPasswordSchema,
    status: 202,
    response: message,
    limit: { max: 10, per: 'hour' },
  },
  resetPassword: {
    access: 'public',
    summary: 'Choose a new password with the token of a link',
    body: resetPasswordSchema,
    response: message,
  },
  changePassword: {
    access: 'customer',
    summary: 'Change the password; other sessions end',
    body: changePasswordSchema,
    response: sessionAnswerSchema,
  },
  listSessions: {
    access: 'customer',
    summary: 'List the sessions of the caller',
    response: z.array(sessionSchema),
  },
  revokeSession: {
    access: 'customer',
    summary: 'End one session',
    params: idParams,
    response: message,
  },
  revokeOtherSessions: {
    access: 'customer',
    summary: 'End all other sessions',
    response: message,
  },
});

export const identityEndpoints = endpointTable(identityShapes, calls);
