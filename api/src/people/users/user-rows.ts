import type { User } from '@aimante/api-contract/identity';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

/** A row of `users` with API field names. Times are in PostgreSQL's format. */
export interface UserRow extends Record<string, unknown> {
  id: string;
  email: string;
  emailVerifiedAt: string | null;
  passwordHash: string | null;
  role: 'customer' | 'admin';
  firstName: string;
  lastName: string;
  phone: string | null;
  accountType: 'personal' | 'business';
  companyName: string | null;
  siret: string | null;
  vatNumber: string | null;
  legalRepresentative: string | null;
  locale: 'fr' | 'en';
  isActive: boolean;
  deactivatedBy: 'self' | 'admin' | null;
  anonymisedAt: string | null;
  createdAt: string;
  version: number;
}

export const userColumns = sql`u.id, u.email, u.email_verified_at AS "emailVerifiedAt", u.password_hash AS "passwordHash",
  u.role, u.first_name AS "firstName", u.last_name AS "lastName", u.phone, u.account_type AS "accountType",
  u.company_name AS "companyName", u.siret, u.vat_number AS "vatNumber", u.legal_representative AS "legalRepresentative",
  u.locale, u.is_active AS "isActive", u.deactivated_by AS "deactivatedBy", u.anonymised_at AS "anonymisedAt",
  u.created_at AS "createdAt", u.version`;

export async function findUser(db: Queryable, where: SQL): Promise<UserRow | undefined> {
  const { rows } = await db.execute<UserRow>(sql`SELECT ${userColumns} FROM users u WHERE ${where}`);
  return rows[0];
}

export const byId = (id: string): SQL => sql`u.id = ${id}`;
export const byEmail = (email: string): SQL => sql`u.email = ${email}`;

export function viewUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    accountType: row.accountType,
    companyName: row.companyName,
    siret: row.siret,
    vatNumber: row.vatNumber,
    legalRepresentative: row.legalRepresentative,
    locale: row.locale,
    isActive: row.isActive,
    createdAt: wireTime(row.createdAt),
    version: row.version,
  };
}
