import { hash } from '@node-rs/argon2';
import { setRoles } from '../src/people/users/team-roles.ts';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import { sql } from '../src/platform/sql/sql.ts';

interface SeedAccount {
  email: string;
  password?: string;
  role?: 'admin';
  firstName: string;
  lastName: string;
  phone?: string;
  company?: { name: string; siret: string };
  address?: { line1: string; postalCode: string; city: string };
}

const accounts: SeedAccount[] = [
  {
    email: 'client@aimante.test',
    password: 'Demo-Client-2026',
    firstName: 'Camille',
    lastName: 'Moreau',
    phone: '01 99 00 12 34',
    address: { line1: '12 rue des Lilas', postalCode: '69003', city: 'Lyon' },
  },
  { email: 'admin@aimante.test', password: 'Demo-Admin-2026', role: 'admin', firstName: 'Alix', lastName: 'Fontaine' },
  {
    email: 'lea.garnier@exemple.test',
    firstName: 'Léa',
    lastName: 'Garnier',
    address: { line1: '4 quai des Brumes', postalCode: '44000', city: 'Nantes' },
  },
  {
    email: 'contact@la-mie-doree.test',
    firstName: 'Hugo',
    lastName: 'Perrin',
    company: { name: 'La Mie Dorée', siret: '73282932000074' },
    address: { line1: '27 avenue du Four', postalCode: '31000', city: 'Toulouse' },
  },
];

/** Demo accounts, by e-mail address. Only the two that the README names have a password. */
export async function seedAccounts(db: Queryable): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const account of accounts) {
    const id = uuidv7();
    ids.set(account.email, id);
    const secret = account.password
      ? await hash(account.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      : null;
    await db.execute(sql`INSERT INTO users (id, email, email_verified_at, password_hash, role, first_name, last_name, phone,
        account_type, company_name, siret, terms_accepted_at)
      VALUES (${id}, ${account.email}, now(), ${secret}, 'customer', ${account.firstName},
        ${account.lastName}, ${account.phone ?? null}, ${account.company ? 'business' : 'personal'},
        ${account.company?.name ?? null}, ${account.company?.siret ?? null}, now())`);
    if (account.role) await setRoles(db, id, ['owner']);
    await seedAddress(db, id, account);
  }
  return ids;
}

async function seedAddress(
  db: Queryable,
  userId: string,
  { address, firstName, lastName, company, phone }: SeedAccount,
) {
  if (!address) return;
  await db.execute(sql`INSERT INTO addresses (id, user_id, first_name, last_name, company, line1, postal_code, city, phone,
      is_default_shipping, is_default_billing)
    VALUES (${uuidv7()}, ${userId}, ${firstName}, ${lastName}, ${company?.name ?? null}, ${address.line1},
      ${address.postalCode}, ${address.city}, ${phone ?? null}, true, true)`);
}
