import * as z from 'zod/mini';

/** The props of a slot or a fragment, by name, as `{ productId: 'string' }`: plain data. */
export const propTypesSchema = z.record(
  z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,40}$/)),
  z.enum(['string', 'number', 'boolean']),
);

export type PropTypes = Readonly<z.infer<typeof propTypesSchema>>;
