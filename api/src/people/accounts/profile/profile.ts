import type { profileUpdateSchema } from '@aimante/api-contract/identity/schemas';
import type { Profile } from '@aimante/api-contract/users';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { renamed } from '../../users/columns.ts';
import { companyProblem } from '../../users/company.ts';
import { userErrors } from '../../users/errors.ts';
import { byId, findUser, type UserRow, viewUser } from '../../users/user-rows.ts';
import { listAddresses } from './addresses.ts';

export type ProfileChange = z.output<typeof profileUpdateSchema>;

export async function readProfile(db: Queryable, userId: string): Promise<Profile | Refusal> {
  const user = await findUser(db, byId(userId));
  if (!user) return userErrors.USER_NOT_FOUND();
  return { ...viewUser(user), addresses: await listAddresses(db, userId) };
}

export async function updateProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { version, ...change }: ProfileChange,
): Promise<Profile | Refusal> {
  const refusal = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId, version);
    const particulars = companyParticulars({ ...user, ...definedOnly(change) });
    const problem = companyProblem(particulars);
    if (problem) return problem;
    await writeUser(tx, userId, { values: { ...change, ...particulars }, now: now() });
    return undefined;
  });
  return refusal ?? readProfile(db, userId);
}

/**
 * Locks the row until the end of the transaction. `version` is the one that the editor saw: a later change is refused.
 */
export async function lockUser(db: Queryable, userId: string, version: number | undefined): Promise<UserRow> {
  const user = await findUser(db, sql`${byId(userId)} FOR UPDATE`);
  if (!user || user.anonymisedAt) throw userErrors.USER_NOT_FOUND();
  if (version !== undefined && version !== user.version) throw httpErrors.VERSION_CONFLICT({ current: viewUser(user) });
  return user;
}

const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  accountType: 'account_type',
  companyName: 'company_name',
  siret: 'siret',
  vatNumber: 'vat_number',
  legalRepresentative: 'legal_representative',
  locale: 'locale',
  role: 'role',
} as const;

export type UserValues = { [Name in keyof typeof columnOf]?: string | null | undefined };

export async function writeUser(
  db: Queryable,
  userId: string,
  { values, now }: { values: UserValues; now: Date },
): Promise<void> {
  const changed = assignments({ ...renamed(values, columnOf), updated_at: now.toISOString() });
  await db.execute(sql`UPDATE users SET ${changed}, version = version + 1 WHERE id = ${userId}`);
}

type Particulars = Pick<UserRow, 'accountType' | 'companyName' | 'siret' | 'vatNumber' | 'legalRepresentative'>;

/** A personal account has no company data: values of a former company account are not kept. */
function companyParticulars({
  accountType,
  companyName,
  siret,
  vatNumber,
  legalRepresentative,
}: Particulars): Particulars {
  if (accountType === 'business') return { accountType, companyName, siret, vatNumber, legalRepresentative };
  return { accountType, companyName: null, siret: null, vatNumber: null, legalRepresentative: null };
}

function definedOnly<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
