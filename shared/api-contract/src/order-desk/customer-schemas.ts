import { z } from 'zod';
import { localeCode } from '../core/wire.ts';
import { orderAddressSchema } from '../orders/schemas.ts';

/** Part of a name or an e-mail address, or the digits of a phone number. */
export const customerSearchQuery = z.object({ search: z.string().trim().min(3).max(80) });

/** A customer with an account or an earlier order, as the form of a new order needs it. */
export const knownCustomerSchema = z
  .object({
    email: z.string(),
    name: z.string(),
    locale: localeCode,
    /** The default delivery address of the account, or that of the last order. */
    address: orderAddressSchema.nullable(),
  })
  .meta({ id: 'KnownCustomer' });
