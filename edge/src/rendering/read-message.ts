import * as z from 'zod';
import type { MessageFromChild } from './child/messages.ts';

const id = z.int().positive();
const messageSchema: z.ZodType<MessageFromChild> = z.union([
  z.literal('pong'),
  z.strictObject({ id, answer: z.unknown().refine((answer) => answer !== undefined) }),
  z.strictObject({ id, error: z.string() }),
  z.strictObject({ problem: z.string() }),
  z.strictObject({
    call: id,
    of: id,
    url: z.string().max(8000),
    method: z.string(),
    headers: z.array(z.tuple([z.string(), z.string()])).max(40),
  }),
]);

/**
 * The HTML of an answer is beside its message. Undefined where the process sent anything else than a message: its code
 * has written to the channel.
 */
export function readMessage(json: string, html: string): MessageFromChild | undefined {
  try {
    const message = messageSchema.safeParse(parse(json)).data;
    if (!html || typeof message !== 'object' || !('answer' in message)) return message;
    return { ...message, answer: { ...(message.answer as object), html } };
  } catch {
    return undefined;
  }
}

/** A key `__proto__` could reach a prototype when an answer is copied later. */
function parse(json: string): unknown {
  const mayPollute = json.includes('__proto__') || json.includes('\\u');
  return mayPollute
    ? JSON.parse(json, (key, value: unknown) => (key === '__proto__' ? undefined : value))
    : JSON.parse(json);
}
