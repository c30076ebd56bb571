import { useAskSignIn, usePlatform } from '../remote-context.ts';
import type { SignInQuestion } from './sign-in-question.ts';

type Run = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs a call that the visitor started. If the session turns out to be over, it asks to sign in on this page and runs
 * the call again. A call that requires a fresh second factor asks for that. After the answer "later", the call fails as
 * it did.
 */
export function useSignedIn({ canBeGuest = false }: Pick<SignInQuestion, 'canBeGuest'> = {}): Run {
  const { session } = usePlatform();
  const askSignIn = useAskSignIn();
  /** The call again, where the visitor can answer its failure and does. */
  async function again<Answer>(call: () => Promise<Answer>, cause: unknown): Promise<Answer> {
    const question = session.get() ? questionOf(cause, canBeGuest) : undefined;
    const answer = question ? await askSignIn(question) : 'later';
    if (question && answer === 'later') declined.add(cause as Error);
    if (answer === 'later') throw cause;
    if (answer === 'guest') await session.logout();
    return call();
  }
  return async (call) => {
    if (!session.get()) return call();
    // Keeps the page open when the session ends.
    const release = session.onEnd?.(() => undefined);
    try {
      return await call().catch((cause: unknown) => again(call, cause));
    } finally {
      release?.();
    }
  };
}

/** Whether the person left the question for a second factor. This is a choice, so no page shows it as a failure. */
export const isStepUpDeclined = (error: unknown): boolean =>
  error instanceof Error && declined.has(error) && isStepUpNeeded(error);

const isStepUpNeeded = (error: Error): boolean => 'code' in error && error.code === 'STEP_UP_NEEDED';

/** Failures that were asked about, so that nested calls ask once. */
const declined = new WeakSet<Error>();

/** Undefined: the failure is not one that the visitor can answer, or was asked about before. */
function questionOf(cause: unknown, canBeGuest: boolean): SignInQuestion | undefined {
  if (!(cause instanceof Error && 'code' in cause) || declined.has(cause)) return undefined;
  if (isStepUpNeeded(cause)) return { isStepUp: true };
  return cause.code === 'UNAUTHENTICATED' ? { canBeGuest } : undefined;
}
