import { type ConfirmRequest, createWritable, type Readable, requireQuestion } from '@aimante/contract';

export interface PendingConfirmation {
  readonly request: ConfirmRequest;
  readonly answer: (isConfirmed: boolean) => void;
}

export interface Confirmation {
  readonly pending: Readable<PendingConfirmation | null>;
  ask(request: ConfirmRequest): Promise<boolean>;
}

/** One question at a time: a new question answers the previous one with no. */
export function createConfirmation(): Confirmation {
  const pending = createWritable<PendingConfirmation | null>(null);
  return {
    pending,
    async ask(request) {
      requireQuestion(request);
      pending.get()?.answer(false);
      return new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          pending.set(null);
          resolve(isConfirmed);
        };
        pending.set({ request, answer });
      });
    },
  };
}
