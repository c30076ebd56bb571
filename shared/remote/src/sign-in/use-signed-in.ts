import { useAskSignIn, usePlatform } from '../remote-context.ts';
import type { SignInQuestion } from './sign-in-host.tsx';

type Run = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Runs a call that the visitor started. If the session turns out to be over, it asks to sign in on this page and runs
 * the call again. After the answer "later", the call fails as it did.
 */
export function useSignedIn({ canBeGuest = false }: Pick<SignInQuestion, 'canBeGuest'> = {}): Run {
  const { session } = usePlatform();
  const askSignIn = useAskSignIn();
  return async (call) => {
    if (!session.get()) return call();
    // Keeps the page open when the session ends meanwhile.
    const release = session.onEnd?.(() => undefined);
    try {
      return await call();
    } catch (cause) {
      if (!session.get() || !isSignedOut(cause) || declined.has(cause)) throw cause;
      const answer = await askSignIn({ canBeGuest });
      if (answer === 'later') {
        declined.add(cause);
        throw cause;
      }
      if (answer === 'guest') await session.logout();
      return await call();
    } finally {
      release?.();
    }
  };
}

/** Failures that were asked about, so that nested calls ask once. */
const declined = new WeakSet<Error>();

const isSignedOut = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && cause.code === 'UNAUTHENTICATED';
