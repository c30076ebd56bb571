import type { Queryable } from '../../database/connection/connect.ts';
import type { Services } from '../../services/services.ts';
import type { SQL } from '../../sql/sql.ts';
import type { Locale } from '../../text/refusal.ts';
import type { MailTemplates, Ordered } from './mail-text.ts';

export interface MailToSend {
  kind: string;
  locale: Locale;
  payload: Record<string, unknown>;
  /** Includes this attempt. */
  attempts: number;
}

/** What the contexts add to mails. This package only queues and sends, and does not depend on orders. */
export interface MailContents {
  templates: MailTemplates;
  /** Called when the mail is sent. Undefined: the mail is not about an order. */
  readOrdered(
    services: Pick<Services, 'secrets' | 'now' | 'storage'>,
    db: Queryable,
    mail: MailToSend,
  ): Promise<Ordered | undefined>;
  /** SQL condition on a mail `m` of the outbox: its order has changed since, so the mail is no longer true. */
  isOvertaken: SQL;
}
