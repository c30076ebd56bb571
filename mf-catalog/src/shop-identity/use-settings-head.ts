import type { PublicSettings } from '@aimante/api-contract/settings';
import type { PageHead } from '@aimante/contract';
import { usePlatform } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { useEffect } from 'react';
import { settingsQuery } from './settings-query.ts';

/** Sets the page's head from the settings once they are loaded. `headOf` must be a constant function. */
export function useSettingsHead(headOf: (shop: PublicSettings['shop']) => PageHead): void {
  const { page } = usePlatform();
  const shop = useLoad(settingsQuery).data?.shop;
  useEffect(() => {
    if (shop) page.set(headOf(shop));
  }, [page, shop, headOf]);
}
