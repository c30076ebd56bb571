import type { FastifyRequest } from 'fastify';
import type { IdentityCookies } from './cookies.ts';
import type { Caller } from './session-service.ts';

export function callerOf(
  request: FastifyRequest,
  cookies: IdentityCookies,
): { caller: Caller; device: string | undefined } {
  return {
    caller: { ip: request.ip, userAgent: request.headers['user-agent'] },
    device: cookies.readDevice(request),
  };
}
