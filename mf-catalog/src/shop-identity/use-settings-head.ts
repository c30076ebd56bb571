import type { PublicSettings } from '@aimante/api-contract/settings';
import type { PageHead } from '@aimante/contract';
import { useLocale, usePlatform } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from './settings-query.ts';
import type { Words } from './shop-heads.ts';

/** Sets the page's head from the settings once they are loaded. `headOf` must be a constant function. */
export function useSettingsHead(headOf: (settings: PublicSettings, words: Words) => PageHead): void {
  const { page } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const settings = useLoad(settingsQuery).data;
  useEffect(() => {
    if (settings) page.set(headOf(settings, { t, locale }));
  }, [page, settings, headOf, t, locale]);
}
