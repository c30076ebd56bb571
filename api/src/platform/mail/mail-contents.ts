import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import type { Services } from '../services/services.ts';
import type { Locale } from '../text/refusal.ts';
import type { MailTemplates, Ordered } from './mail-text.ts';

export interface MailToSend {
  kind: string;
  locale: Locale;
  payload: Record<string, unknown>;
  /** This one included. */
  attempts: number;
}

/** What the contexts add to mails: this package queues and sends, and knows no order. */
export interface MailContents {
  templates: MailTemplates;
  /** Read when the mail is sent. Undefined: the mail is about no order. */
  readOrdered(
    services: Pick<Services, 'secrets' | 'now' | 'storage'>,
    db: Queryable,
    mail: MailToSend,
  ): Promise<Ordered | undefined>;
  /** Of a mail `m` in the outbox: its order has moved on, so that the mail is no longer true. */
  isOvertaken: SQL;
}
