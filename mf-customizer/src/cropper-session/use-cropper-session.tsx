import { accountOf } from '@aimante/contract';
import { usePlatform, useSession } from '@aimante/remote';
import { readOnServer } from '@aimante/remote/reading';
import { Provider } from 'jotai';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type CropperSession, openCropperSession } from './cropper-session.ts';
import type { SessionOptions } from './session-options.ts';
import { useLogoutNotice } from './use-logout-notice.ts';

const SessionContext = createContext<CropperSession | null>(null);

export interface OpenedSession {
  /** Undefined during the restore, and when another tab has the draft. */
  readonly session: CropperSession | undefined;
  /** Set while another tab has the draft: claims it back. */
  readonly takeBack: (() => void) | undefined;
}

/** A session that lasts as long as the page and the visitor. If several tabs open it, the last one has it. */
export function useOpenedSession(options: Omit<SessionOptions, 'owner'>): OpenedSession {
  const { draftKey, magnetId, lineId, cartPhotos, profileOf } = options;
  const platform = usePlatform();
  const owner = accountOf(useSession());
  const [session, setSession] = useState<CropperSession>();
  useLogoutNotice(owner, session);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (isElsewhere) return;
    let isGone = false;
    const onTaken = () => !isGone && setElsewhere(true);
    const opening = openCropperSession({
      draftKey,
      owner,
      magnetId,
      lineId,
      cartPhotos,
      profileOf,
      onTaken,
      readOnServer: (file) => readOnServer(platform.api, file),
    });
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
  }, [platform, draftKey, owner, magnetId, lineId, cartPhotos, profileOf, isElsewhere]);
  return { session, takeBack: isElsewhere ? () => setElsewhere(false) : undefined };
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
