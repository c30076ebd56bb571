import { type Levels, mergeLevels } from '@aimante/api-contract/core/rights';
import { type SQL, sql } from '../../platform/sql/sql.ts';

/** The levels of all roles of a person, as JSON. Null for customers. */
export const staffLevels = (userId: SQL): SQL => sql`(SELECT jsonb_agg(r.levels) FROM staff_members m
  JOIN staff_roles r ON r.id = m.role_id WHERE m.user_id = ${userId})`;

/** Someone without a role has no rights, even if the account says administrator. */
export const levelsOf = (found: readonly Partial<Levels>[] | null): Levels => mergeLevels(found ?? []);
