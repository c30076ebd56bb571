import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer Schema extends z.ZodType> ? z.input<Schema> : never;

/** Optional when none of its fields is required. */
type Argument<K extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<string, never> extends Value
    ? { [P in K]?: Value }
    : { [P in K]: Value };

type Upload<E extends Endpoint> = E extends { takes: 'multipart' }
  ? { body: FormData }
  : Argument<'body', Part<E, 'body'>>;

export type CallInput<E extends Endpoint> = Argument<'params', Part<E, 'params'>> &
  Argument<'query', Part<E, 'query'>> &
  Upload<E>;
export type CallOutput<E extends Endpoint> = z.output<E['response']>;

/** The browser's part of an endpoint: its address, and (in types only) its input and output. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: E;
}

/** The compiler checks `method` and `path` against the table of the endpoint. */
export const call = <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> => ({ method, path });
