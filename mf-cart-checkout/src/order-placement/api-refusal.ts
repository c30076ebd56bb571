import { ApiError } from '@aimante/api-contract';

/** True if the request may or may not have taken effect. */
export function isUnanswered(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 0 || cause.status >= 500);
}

export function detailOf(details: unknown, name: string): string | undefined {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
