import type { BrowserRemote } from '@aimante/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';
import { keyOf } from './site-events.ts';

const NONE: ReadonlySet<string> = new Set();

/** The remotes of this tab, without those that were killed while it is open. */
export function useLiveRemotes(): readonly BrowserRemote[] {
  const { remotes, site } = useShell();
  const killed = useSyncExternalStore(site.killed.subscribe, site.killed.get, () => NONE);
  return useMemo(() => remotes.filter((remote) => !killed.has(keyOf(remote))), [remotes, killed]);
}
