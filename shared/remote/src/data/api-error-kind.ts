import { ApiError } from '@aimante/api-contract';

export const isRefusal = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** Another person saved the same object in the meantime. */
export const isConflict = (error: unknown): boolean => isRefusal(error, 'VERSION_CONFLICT');

/** The network failed, or the answer was truncated. The server may have executed the request. */
export const isNoResponse = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Nothing has this id (404), or the id is malformed (400 of the address). */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { details } = error;
  const isOfAddress = typeof details === 'object' && details !== null && 'in' in details && details.in === 'params';
  return error.status === 404 || (error.status === 400 && isOfAddress);
}
