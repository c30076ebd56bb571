import type { FetchedMessage } from './messages.ts';

const KEEP_MS = 1000;

export interface KnownAnswers {
  /** The answer of the API to this call: a known one, else the one that `ask` gets. */
  get(call: string, ask: () => Promise<FetchedMessage>): Promise<FetchedMessage>;
  /** The shop has changed. */
  forget(): void;
}

/** The answers of one second, which all renders share. An answer to a call from before a change is not kept. */
export function createKnownAnswers(now: () => number): KnownAnswers {
  let known = new Map<string, FetchedMessage>();
  let since = now();
  const forget = () => {
    known = new Map();
    since = now();
  };
  return {
    forget,
    async get(call, ask) {
      if (now() - since > KEEP_MS) forget();
      const into = known;
      const answer = into.get(call) ?? (await ask());
      if ('status' in answer && answer.status === 200) into.set(call, answer);
      return answer;
    },
  };
}
