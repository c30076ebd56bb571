import { getSettings } from '@aimante/api-contract/settings';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useAnswer, useQueryCache } from '@aimante/remote/data';
import { Tabs } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { PrintProfiles } from '../../platform/settings/print-profiles.tsx';
import { SETTINGS, SettingForm } from '../../platform/settings/setting-form.tsx';
import { useSettingGroups } from '../../platform/settings/setting-groups.ts';
import { SheetProfiles } from '../../platform/settings/sheet-profiles.tsx';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const cache = useQueryCache();
  const [round, setRound] = useState(0);
  const groups = useSettingGroups();
  const settings = useAnswer(getSettings, { queryKey: SETTINGS, refetchOnWindowFocus: false });
  return (
    <Desk title={t('links.settings')}>
      <Loaded query={settings} skeleton={<PageSkeleton main={[4]} />}>
        {(data) => (
          <Tabs
            label={t('links.settings')}
            value={params.get('tab') ?? 'maintenance'}
            onValueChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
            items={groups.map((group) => ({
              value: group.key,
              label: group.label,
              content: (
                <>
                  <SettingForm
                    key={`${group.key}-${round}`}
                    group={group}
                    value={data.settings[group.key]}
                    version={data.versions[group.key]}
                    onSaved={(saved) => {
                      cache.setQueryData(SETTINGS, saved);
                      setRound((before) => before + 1);
                    }}
                  />
                  {group.key === 'production' && (
                    <div className={styles.profiles}>
                      <SheetProfiles />
                      <PrintProfiles />
                    </div>
                  )}
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </Desk>
  );
}
