import { Provider } from 'jotai';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type CropperSession, openCropperSession, type SessionOptions } from './cropper-session.ts';

const SessionContext = createContext<CropperSession | null>(null);

/** A session for as long as the page is there; undefined while it is being restored. */
export function useOpenedSession({ draftKey, magnetId, profileOf }: SessionOptions): CropperSession | undefined {
  const [session, setSession] = useState<CropperSession>();
  useEffect(() => {
    let isGone = false;
    const opening = openCropperSession({ draftKey, magnetId, profileOf });
    opening.then(
      (opened) => !isGone && setSession(opened),
      (cause) => !isGone && setSession(() => raise(cause)),
    );
    return () => {
      isGone = true;
      setSession(undefined);
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [draftKey, magnetId, profileOf]);
  return session;
}

function raise(cause: unknown): never {
  throw cause;
}

export function SessionProvider({ session, children }: { session: CropperSession; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>{children}</Provider>
    </SessionContext>
  );
}

export function useCropperSession(): CropperSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useCropperSession works below a SessionProvider only');
  return session;
}
