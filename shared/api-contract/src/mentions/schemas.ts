import { z } from 'zod';
import { id, timestamp } from '../core/wire.ts';

export const colleagueSchema = z.object({ id, name: z.string() }).meta({ id: 'Colleague' });

/** A note of an order that mentions the caller. */
export const mentionSchema = z
  .object({
    id,
    orderId: id,
    orderNumber: z.string(),
    text: z.string(),
    /** Null: the author's account is erased. */
    author: z.string().nullable(),
    at: timestamp,
    isRead: z.boolean(),
  })
  .meta({ id: 'Mention' });

/** Unread ones first, then the newest. */
export const mentionsSchema = z.object({ items: z.array(mentionSchema), unread: z.int() }).meta({ id: 'Mentions' });

export const mentionsReadSchema = z.strictObject({ ids: z.array(id).min(1).max(100) });
