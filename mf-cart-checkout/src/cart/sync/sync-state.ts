import * as z from 'zod/mini';

const changeSchema = z.object({
  /** What the change led to. Empty: the line was removed. */
  print: z.string(),
  /** When this device noticed it. Null: before the cart belonged to the account. */
  at: z.nullable(z.number()),
});

const stateSchema = z.object({
  account: z.string(),
  cartId: z.nullable(z.string()),
  version: z.number(),
  /** True until the first exchange is done. */
  isFresh: z.boolean(),
  /** Fingerprints of the lines that the account has, by line. */
  known: z.record(z.string(), z.string()),
  /** Changes that the account does not have yet, by line. */
  changes: z.record(z.string(), changeSchema),
  choices: z.nullable(z.string()),
  choicesChange: z.nullable(changeSchema),
});

/** How far this device and the account agree about the cart. */
export type SyncState = z.infer<typeof stateSchema>;
export type Change = z.infer<typeof changeSchema>;

export const newState = (account: string): SyncState => ({
  account,
  cartId: null,
  version: 0,
  isFresh: true,
  known: {},
  changes: {},
  choices: null,
  choicesChange: null,
});

export function parseState(text: string | null): SyncState | undefined {
  if (!text) return undefined;
  try {
    const { data } = stateSchema.safeParse(JSON.parse(text));
    return data;
  } catch {
    return undefined;
  }
}
