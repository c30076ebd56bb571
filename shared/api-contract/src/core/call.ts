import type { z } from 'zod';
import type { Address, Shape } from './endpoint.ts';

type Part<E extends Shape, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer Schema extends z.ZodType> ? z.input<Schema> : never;

/** Optional when none of its fields is required. */
type Argument<K extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<string, never> extends Value
    ? { [P in K]?: Value }
    : { [P in K]: Value };

type Upload<E extends Shape> = E extends { takes: 'multipart' }
  ? { body: FormData }
  : Argument<'body', Part<E, 'body'>>;

export type CallInput<E extends Shape> = Argument<'params', Part<E, 'params'>> &
  Argument<'query', Part<E, 'query'>> &
  Upload<E>;
/** A file is a Blob for the client, whatever the API sends with it. */
export type CallOutput<E extends Shape> = E extends { sends: 'file' } ? Blob : z.output<E['response']>;

/** The browser's part of an endpoint: its address, and (in types only) its input and output. */
export interface Call<E extends Shape = Shape> extends Address {
  readonly endpoint?: E;
}

export const call = <E extends Shape>(method: Address['method'], path: Address['path']): Call<E> => ({ method, path });
