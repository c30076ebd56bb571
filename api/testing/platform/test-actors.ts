import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import { setRoles } from '../../src/people/users/team-roles.ts';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import type { Actor, Authenticate } from '../../src/platform/http/guards/access.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';

/** As an owner has them. */
const allLevels = mergeLevels(areas.map((area) => ({ [area]: 'all' })));

/** Replaces the login in tests of other features: the token is the account's id and role. */
export const testTokens: Authenticate = async ({ headers }) => {
  const [id, role] = /^Bearer ([0-9a-f-]{36})\.(customer|admin)$/.exec(headers.authorization ?? '')?.slice(1) ?? [];
  if (!id) return undefined;
  const levels = role === 'admin' ? allLevels : {};
  const email = `${role}@aimante.test`;
  return { id, role: role as Actor['role'], sessionId: id, email, levels, roleLevels: levels, secondFactor: 'fresh' };
};

export async function tokenFor(
  { db }: Services,
  role: Actor['role'],
  email = `test-${role}@aimante.test`,
): Promise<string> {
  await db.execute(sql`INSERT INTO users (id, email, role, first_name, last_name)
    VALUES (${uuidv7()}, ${email}, ${role}, 'Test', ${role}) ON CONFLICT (email) DO NOTHING`);
  const found = await db.execute<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  const id = found.rows[0]?.id ?? '';
  if (role === 'admin') await setRoles(db, id, ['owner']);
  return `${id}.${role}`;
}
