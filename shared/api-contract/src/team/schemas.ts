import { z } from 'zod';
import { type Area, areas, levels } from '../core/rights.ts';
import { email, id, idParams, line, timestamp } from '../core/wire.ts';
import { sessionSchema, typedPassword } from '../identity/schemas.ts';
import { passkeySchema } from '../second-factor/schemas.ts';

const level = z.enum(levels);
const everyArea = <Value extends z.ZodType>(value: Value) =>
  Object.fromEntries(areas.map((area) => [area, value])) as Record<Area, Value>;

export const levelsSchema = z.object(everyArea(level));

/** The roles that every shop has, by their id. Other roles have a name. */
export const ownerRole = 'owner';
const roleId = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const roleSchema = z
  .object({ id: roleId, name: z.string().nullable(), levels: levelsSchema, members: z.int(), version: z.int() })
  .meta({ id: 'StaffRole' });

export const memberSchema = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(roleId),
    isActive: z.boolean(),
    /** Invited, and has not chosen a password yet. */
    isInvited: z.boolean(),
    lastSeenAt: timestamp.nullable(),
    openSessions: z.int(),
    passkeys: z.int(),
    hasCodeApp: z.boolean(),
    /** These two are absent from an API of the version before. */
    since: timestamp.optional(),
    /** When the link of the invitation expires. Null: none is open. */
    invitedUntil: timestamp.nullable().optional(),
  })
  .meta({ id: 'StaffMember' });

export const teamSchema = z.object({
  members: z.array(memberSchema),
  roles: z.array(roleSchema),
  /** How many members there may be. Absent from an API of the version before. */
  seats: z.int().optional(),
  /** The member who asks. Absent from an API of the version before. */
  ownId: id.optional(),
});

export const ownRightsSchema = z.object({
  levels: levelsSchema,
  /** Rights of the roles are withheld, until the caller adds a second factor or proves it. */
  secondFactor: z.enum(['missing', 'unproved', 'proved', 'spared']),
});

export const memberAccessSchema = z
  .object({ passkeys: z.array(passkeySchema), hasCodeApp: z.boolean(), sessions: z.array(sessionSchema) })
  .meta({ id: 'MemberAccess' });
export const memberPasskeyParams = idParams.extend({ passkey: id });
export const memberSessionParams = idParams.extend({ session: id });

const roles = z.array(roleId).max(20);

/** Each change of rights requires the password of the owner who makes it. */
export const invitationSchema = z.strictObject({
  email,
  firstName: line(80),
  lastName: line(80),
  roles: roles.min(1),
  password: typedPassword,
});

/** Without a role the person leaves the team, and stays a customer. */
export const memberRolesSchema = z.strictObject({ roles, password: typedPassword });

/** No role but the owner's may change the team: no member can grant more than the own rights. */
export const roleWriteSchema = z.strictObject({
  name: line(40),
  levels: levelsSchema.extend({ team: z.enum(['none', 'read']) }),
  password: typedPassword,
});
/** The roles that every shop has keep their names. */
export const roleUpdateSchema = roleWriteSchema.extend({ name: line(40).optional(), version: z.int().optional() });
export const passwordProofSchema = z.strictObject({ password: typedPassword });
export const roleParams = z.object({ id: roleId });
