import type { z } from 'zod';
import type { Right } from './rights.ts';

/** A call of the back office. `staff`: every member of the team. */
export type DeskAccess = 'staff' | Right;
/** `optional`: open to everyone; a logged-in caller is recognised. `customer`: anyone logged in, the team too. */
export type Access = 'public' | 'optional' | 'customer' | DeskAccess;

export const isDeskAccess = (access: Access): access is DeskAccess => access === 'staff' || access.includes(':');
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one client address may call. Counted separately from the server's limit over all calls. */
export interface Limit {
  max: number;
  per: 'minute' | 'hour';
}

/** What a call of the API takes and answers: the source of the server's checks and of the client's types. */
export interface Shape {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest body in bytes, if it may be larger than the limit of the server. */
  bodyBytes?: number;
  /** Default: 200. 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** For anything except JSON: the handler reads or writes the stream itself. */
  sends?: 'file';
  takes?: 'multipart';
  limit?: Limit;
  /** Requires a second factor that the session proved within the last ten minutes. For calls of the back office. */
  stepUp?: true;
}

export interface Address {
  readonly method: Method;
  readonly path: `/${string}`;
}

/** One call of the API, as the server registers it. */
export type Endpoint = Shape & Address & { readonly name?: string };

/** Keeps the literal types. A shape that no browser calls has its own address. */
export const shapeTable = <const Shapes extends Record<string, Shape & Partial<Address>>>(shapes: Shapes): Shapes =>
  shapes;

type Endpoints<Shapes> = { [Name in keyof Shapes]: Shapes[Name] & Address & { readonly name: string } };
/** The call of each shape without an address of its own. */
type Calls<Shapes> = {
  [Name in keyof Shapes as Shapes[Name] extends Address ? never : Name]: Address & { endpoint?: Shapes[Name] };
};

/** Gives each shape its name, and the address of the call with that name. */
export const endpointTable = <Shapes extends Record<string, Shape & Partial<Address>>>(
  shapes: Shapes,
  calls: Calls<Shapes>,
): Endpoints<Shapes> => {
  const addresses: Readonly<Record<string, Address | undefined>> = calls;
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const { method, path } = addresses[name] ?? shape;
      return [name, { ...shape, name, method, path }];
    }),
  ) as Endpoints<Shapes>;
};
