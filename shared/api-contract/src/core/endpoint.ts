import type { z } from 'zod';

/** `optional`: open to everybody, and knows who is calling. `customer`: anybody logged in, administrators too. */
export type Access = 'public' | 'optional' | 'customer' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one address may call: counted apart from the server's limit over all calls. */
export interface Limit {
  max: number;
  per: 'minute' | 'hour';
}

/** One call of the API: what the server checks, the OpenAPI page shows and the client's types say. */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 200 where not said. 204 answers nothing. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** Anything but JSON: the handler writes or reads the stream by itself. */
  sends?: 'file';
  takes?: 'multipart';
  limit?: Limit;
}

/** Keeps the literal types, which the client's paths are checked against. */
export const endpointTable = <const Table extends Record<string, Endpoint>>(table: Table): Table => table;
