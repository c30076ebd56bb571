import type { z } from 'zod';

/** `optional`: open to everyone; a logged-in caller is recognised. `customer`: anyone logged in, administrators too. */
export type Access = 'public' | 'optional' | 'customer' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one client address may call. Counted separately from the server's limit over all calls. */
export interface Limit {
  max: number;
  per: 'minute' | 'hour';
}

/** One call of the API: the source of the server's checks, the OpenAPI page and the client's types. */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Default: 200. 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** For anything except JSON: the handler reads or writes the stream itself. */
  sends?: 'file';
  takes?: 'multipart';
  limit?: Limit;
}

/** Keeps the literal types: the paths of the client are checked against them. */
export const endpointTable = <const Table extends Record<string, Endpoint>>(table: Table): Table => table;
