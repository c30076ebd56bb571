import { ownerRole } from '@aimante/api-contract/team/schemas';
import { recordOwnAction } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { setRoles } from '../../users/team-roles.ts';
import { hashPassword } from '../passwords/password-hash.ts';

interface Administrator {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates the first owner of the shop from the command line. An existing account keeps its password, and its sessions end.
 */
export async function createAdministrator(db: Database, admin: Administrator): Promise<'created' | 'promoted'> {
  const { email, firstName, lastName } = admin;
  const hashed = await hashPassword(admin.password);
  return db.transaction(async (tx) => {
    const found = await tx.execute<{ id: string; isNew: boolean }>(sql`
      INSERT INTO users AS u (id, email, email_verified_at, password_hash, role, first_name, last_name)
      VALUES (${uuidv7()}, ${email}, now(), ${hashed}, 'admin', ${firstName}, ${lastName})
      ON CONFLICT (email) DO UPDATE SET role = 'admin', is_active = true, token_epoch = u.token_epoch + 1, version = u.version + 1
      RETURNING id, version = 1 AND token_epoch = 0 AS "isNew"`);
    const [row] = found.rows;
    if (!row) throw new Error('The account was not inserted');
    await setRoles(tx, row.id, [ownerRole]);
    await tx.execute(
      sql`UPDATE sessions SET revoked_at = now(), revoked_reason = 'role' WHERE user_id = ${row.id} AND revoked_at IS NULL`,
    );
    await recordOwnAction(tx, {
      role: 'machine',
      action: 'user.make-administrator',
      entity: 'user',
      entityId: row.id,
      after: { role: 'admin' },
    });
    return row.isNew ? 'created' : 'promoted';
  });
}
