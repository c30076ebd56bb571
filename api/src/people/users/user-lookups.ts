import { emailOfAuthor } from '../../platform/audit/author-lookup.ts';
import type { Lookup } from '../../platform/events/lookup.ts';
import { sql } from '../../platform/sql/sql.ts';

export const userLookups: readonly Lookup[] = [
  emailOfAuthor.suppliedBy((user) => sql`(SELECT u.email FROM users u WHERE u.id = ${user})`),
];
