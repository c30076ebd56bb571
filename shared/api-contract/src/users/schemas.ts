import { normalizeAddress } from '@aimante/shop/postal';
import { z } from 'zod';
import { countryCode, email, id, line, optionalLine, optionalPhone, timestamp } from '../core/wire.ts';
import { accountType, role, typedPassword, userSchema } from '../identity/schemas.ts';

export const addressType = z.enum(['billing', 'shipping', 'both']);

const fields = {
  type: addressType,
  label: optionalLine(80),
  firstName: line(80),
  lastName: line(80),
  company: optionalLine(160),
  line1: line(160),
  line2: optionalLine(160),
  postalCode: line(12),
  city: line(120),
  country: countryCode,
  phone: optionalPhone,
  instructions: optionalLine(300),
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
};

export const addressSchema = z.object({ id, ...fields, createdAt: timestamp }).meta({ id: 'Address' });

export const addressCreateSchema = z
  .strictObject({
    ...fields,
    type: addressType.default('both'),
    label: fields.label.default(null),
    company: fields.company.default(null),
    line2: fields.line2.default(null),
    country: fields.country.default('FR'),
    phone: fields.phone.default(null),
    instructions: fields.instructions.default(null),
    isDefaultShipping: z.boolean().default(false),
    isDefaultBilling: z.boolean().default(false),
  })
  .overwrite(normalizeAddress);
/** The rest of the address decides about its postal code. */
export const addressUpdateSchema = z.strictObject(fields).partial();

export const profileSchema = userSchema.extend({ addresses: z.array(addressSchema) }).meta({ id: 'Profile' });

export const userRowSchema = userSchema
  .extend({
    orderCount: z.int(),
    spentCents: z.int(),
    loyaltyPoints: z.int(),
    lastLoginAt: timestamp.nullable(),
    anonymisedAt: timestamp.nullable(),
  })
  .meta({ id: 'UserRow' });

export const userPageSchema = z.object({ items: z.array(userRowSchema), next: z.string().nullable(), total: z.int() });

export const userListQuery = z.object({
  search: z.string().trim().max(120).optional(),
  role: role.optional(),
  type: accountType.optional(),
  active: z.stringbool().optional(),
  sort: z.enum(['-createdAt', 'name', '-spent', '-lastLogin']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** The fields of an account that the team may change. Roles are set on the page of the team. */
export const userUpdateSchema = z.strictObject({
  version: z.int().optional(),
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: optionalPhone.optional(),
  isActive: z.boolean().optional(),
});

export const changeEmailSchema = z.strictObject({ email, password: typedPassword });
export const requestDeletionSchema = z.strictObject({ password: typedPassword });
export const deactivateSchema = z.strictObject({ reason: z.string().trim().max(500).optional() });
