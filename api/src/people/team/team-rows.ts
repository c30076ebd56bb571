import type { Levels } from '@aimante/api-contract/core/rights';
import { mergeLevels } from '@aimante/api-contract/core/rights';
import type { Member, Role, Team } from '@aimante/api-contract/team';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';

interface MemberRow extends Omit<Member, 'lastSeenAt'>, Record<string, unknown> {
  lastSeenAt: string | null;
  since: string;
  invitedUntil: string | null;
}

interface RoleRow extends Omit<Role, 'levels'>, Record<string, unknown> {
  levels: Partial<Levels>;
}

/** Members by name, and roles: the original ones first. */
export async function readTeam(db: Queryable, { ownId, now }: { ownId: string; now: Date }): Promise<Team> {
  const members = await db.execute<MemberRow>(sql`SELECT u.id, u.email, u.first_name AS "firstName",
      u.last_name AS "lastName", u.is_active AS "isActive", u.password_hash IS NULL AS "isInvited",
      (SELECT count(*)::int FROM passkeys p WHERE p.user_id = u.id) AS passkeys,
      EXISTS (SELECT 1 FROM code_apps a WHERE a.user_id = u.id) AS "hasCodeApp",
      array_agg(DISTINCT m.role_id ORDER BY m.role_id) AS roles, min(m.since)::text AS since,
      (SELECT max(k.expires_at)::text FROM mail_tokens k WHERE k.user_id = u.id AND k.purpose = 'reset-password'
        AND k.used_at IS NULL AND k.expires_at > ${now.toISOString()}) AS "invitedUntil", max(s.last_used_at)::text AS "lastSeenAt",
      count(DISTINCT s.id) FILTER (WHERE s.revoked_at IS NULL AND s.expires_at > ${now.toISOString()})::int AS "openSessions"
    FROM users u JOIN staff_members m ON m.user_id = u.id LEFT JOIN sessions s ON s.user_id = u.id
    GROUP BY u.id ORDER BY lower(u.first_name || ' ' || u.last_name), u.id`);
  const roles = await db.execute<RoleRow>(sql`SELECT r.id, r.name, r.levels, r.version,
      (SELECT count(*)::int FROM staff_members m WHERE m.role_id = r.id) AS members
    FROM staff_roles r
    ORDER BY array_position(ARRAY['owner', 'workshop', 'market', 'accountant'], r.id), lower(r.name)`);
  return {
    members: members.rows.map((row) => ({
      ...row,
      since: wireTime(row.since),
      lastSeenAt: row.lastSeenAt && wireTime(row.lastSeenAt),
      invitedUntil: row.isInvited && row.invitedUntil ? wireTime(row.invitedUntil) : null,
    })),
    roles: roles.rows.map((row) => ({ ...row, levels: mergeLevels([row.levels]) })),
    seats: (await readSetting(db, 'team')).seats,
    ownId,
  };
}

export async function areRoles(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: number }>(sql`SELECT count(*)::int AS found FROM staff_roles
    WHERE ${JSON.stringify(ids)}::jsonb ? id`);
  return rows[0]?.found === new Set(ids).size;
}

export async function rolesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ role: string }>(
    sql`SELECT role_id AS role FROM staff_members WHERE user_id = ${userId} ORDER BY role_id`,
  );
  return rows.map(({ role }) => role);
}
