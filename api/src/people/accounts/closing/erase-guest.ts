import { anonymiseConsents } from '../../../platform/audit/record-consent.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { announce } from '../../../platform/events/event.ts';
import { forgetMails } from '../../../platform/mail/sending/forget-mails.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { guestErased, guestId } from '../../users/account-events.ts';
import { anonymousAddress } from '../../users/anonymous.ts';
import { eraseContacts } from './erase-contacts.ts';

/** Erases the data of an e-mail address without an account. Invoices stay for ten years; orders stay as figures. */
export async function eraseGuest(services: Services, tx: Queryable, email: string): Promise<void> {
  await announce(services, tx, guestErased({ email, at: services.now() }));
  const anonymous = anonymousAddress(sql`${uuidv7()}::text`);
  await forgetMails(tx, { recipient: email, pending: sql`SELECT ${email}::text` });
  await anonymiseConsents(tx, { subjects: [email, email], anonymous });
  await eraseContacts(tx, { id: guestId, email, anonymous });
}
