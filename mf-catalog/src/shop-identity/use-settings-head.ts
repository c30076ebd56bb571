import type { PublicSettings } from '@aimante/api-contract/settings';
import type { PageHead } from '@aimante/contract';
import { usePlatform } from '@aimante/remote';
import { useEffect } from 'react';
import { useShopQuery } from '../catalogue/shop-query.ts';
import { settingsQuery } from './settings-query.ts';

/** Sets the head of the page from the settings, once they are there. `headOf` is a constant function. */
export function useSettingsHead(headOf: (shop: PublicSettings['shop']) => PageHead): void {
  const { page } = usePlatform();
  const shop = useShopQuery(settingsQuery).data?.shop;
  useEffect(() => {
    if (shop) page.set(headOf(shop));
  }, [page, shop, headOf]);
}
