import type { Maintenance } from '@aimante/contract';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';

/** Present while the shop is closed for maintenance. A change that arrives before hydration applies after it. */
export function useMaintenance(): Maintenance | undefined {
  const { config, site } = useShell();
  return useSyncExternalStore(site.maintenance.subscribe, site.maintenance.get, () => config.maintenance);
}
