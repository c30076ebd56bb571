import type { Maintenance } from '@aimante/contract';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';

/** Present while the shop is closed for works. News that come before React has taken the page over wait until it has. */
export function useMaintenance(): Maintenance | undefined {
  const { config, site } = useShell();
  return useSyncExternalStore(site.maintenance.subscribe, site.maintenance.get, () => config.maintenance);
}
