import { defineEvent } from '../../platform/events/event.ts';
import type { SQL } from '../../platform/sql/sql.ts';

/** The owner of an e-mail address has proved it, by its link or by a login. */
export const emailProved = defineEvent<{ account: { id: string; email: string }; at: Date }>('email.proved');

/** All personal data leaves the account; each context erases its own. */
export const accountErased = defineEvent<{ userId: string; at: Date }>('account.erased');

/** All personal data of an e-mail address without an account is erased; each context erases its own. */
export const guestErased = defineEvent<{ email: string; at: Date }>('guest.erased');

/** The id of a person without an account: no row has it. */
export const guestId = '00000000-0000-0000-0000-000000000000';

/** Rows about a person, by their name in the export. */
export type PersonalSections = Record<string, (id: string, email: string) => SQL>;

/** A person has requested all personal data; each context adds its own. */
export const personalDataRequested = defineEvent<{ add: (sections: PersonalSections) => Promise<void> }>(
  'personal-data.requested',
);
