import type { Locale, MountedPage, Platform, Session } from '@aimante/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AskSignIn } from './sign-in/sign-in-question.ts';

export interface RemoteContextValue {
  readonly platform: Platform;
  readonly locale: Locale;
  readonly page: MountedPage;
  readonly askSignIn: AskSignIn;
}

/** Read with `useContext`, and given by `.Provider`: a remote may bring React 18. See docs/upgrades.md. */
export const RemoteContext = createContext<RemoteContextValue | null>(null);

function useRemote(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (!value) throw new Error('This hook works inside a remote only: mount it through defineApp or defineFragment.');
  return value;
}

export function usePlatform(): Platform {
  return useRemote().platform;
}

export function useLocale(): Locale {
  return useRemote().locale;
}

/** The parameters of the page's path, with the names in the descriptor. */
export function usePageParams(): MountedPage['params'] {
  return useRemote().page.params;
}

/** Asks to sign in again on this page, for example when the session ended. */
export function useAskSignIn(): AskSignIn {
  return useRemote().askSignIn;
}

export function useSession(): Session | null {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}
