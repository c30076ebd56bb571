import { defineEvent } from '../../platform/events/event.ts';

/** Somebody has proved that an e-mail address is theirs: by its link, or by a login. */
export const emailProved = defineEvent<{ account: { id: string; email: string }; at: Date }>('email.proved');

/** Everything personal leaves the account; each context erases what it keeps. */
export const accountErased = defineEvent<{ userId: string; at: Date }>('account.erased');
