import { useAskSignIn, usePlatform } from '@aimante/remote';
import { useQueryCache } from '@aimante/remote/data';
import { useEffect, useEffectEvent } from 'react';

/** Asks to sign in again on this page, also as soon as the session ends. Resolves to true after the login. */
export function useSignIn(email: string): () => Promise<boolean> {
  const { session } = usePlatform();
  const askSignIn = useAskSignIn();
  const client = useQueryCache();
  async function signIn() {
    const isSignedIn = (await askSignIn({ email })) === 'signed-in';
    if (isSignedIn) await client.invalidateQueries();
    return isSignedIn;
  }
  const ask = useEffectEvent(() => void signIn());
  useEffect(() => {
    if (session.get()) return session.onEnd?.(() => ask());
    return undefined;
  }, [session]);
  return signIn;
}
