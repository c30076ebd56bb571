import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer Schema extends z.ZodType> ? z.input<Schema> : never;

/** An argument may be left out where nothing in it is needed. */
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

/** The browser's half of an endpoint: where it is, and (in types only) what it takes and gives. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: E;
}

/** `method` and `path` must be those of the endpoint's table: the compiler compares them. */
export const call = <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> => ({ method, path });
