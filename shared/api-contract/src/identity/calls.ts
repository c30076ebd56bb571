import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { identityShapes } from './endpoints.ts';
import type { sessionAnswerSchema, sessionSchema, userSchema } from './schemas.ts';

type Table = typeof identityShapes;

export type User = z.output<typeof userSchema>;
export type Session = z.output<typeof sessionSchema>;
export type SessionAnswer = z.output<typeof sessionAnswerSchema>;

export const register = call<Table['register']>('POST', '/api/auth/register');
export const login = call<Table['login']>('POST', '/api/auth/login');
export const refresh = call<Table['refresh']>('POST', '/api/auth/refresh');
export const logout = call<Table['logout']>('POST', '/api/auth/logout');
export const verifyEmail = call<Table['verifyEmail']>('POST', '/api/auth/verify-email');
export const forgotPassword = call<Table['forgotPassword']>('POST', '/api/auth/forgot-password');
export const resetPassword = call<Table['resetPassword']>('POST', '/api/auth/reset-password');
export const changePassword = call<Table['changePassword']>('POST', '/api/auth/change-password');
export const listSessions = call<Table['listSessions']>('GET', '/api/auth/sessions');
export const revokeSession = call<Table['revokeSession']>('DELETE', '/api/auth/sessions/:id');
export const revokeOtherSessions = call<Table['revokeOtherSessions']>('DELETE', '/api/auth/sessions');
