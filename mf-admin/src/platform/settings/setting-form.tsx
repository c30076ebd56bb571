import { getSettings, type Settings, updateSetting } from '@aimante/api-contract/settings';
import { settingsSchemas } from '@aimante/api-contract/settings/schemas';
import { useChange } from '@aimante/remote/data';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Panel } from '../../desk/panel/panel.tsx';
import { FormFields } from '../../form/fields/form-fields.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { SaveFailure } from '../../form/save-failure.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useLatest } from '../../form/use-latest.ts';
import styles from './setting-form.module.css';
import type { SettingGroup, SettingKey } from './setting-groups.ts';

const schemas: Readonly<Record<SettingKey, z.ZodType<FieldValues, FieldValues>>> = settingsSchemas;

export const SETTINGS = ['settings'];

interface StoredSettings {
  readonly settings: Settings;
  readonly versions: Readonly<Record<string, number>>;
}

interface SettingFormProps {
  readonly group: SettingGroup;
  readonly value: object;
  readonly version: number | undefined;
  readonly onSaved: (saved: StoredSettings) => void;
}

/** One group of settings. Values without a field stay unchanged. */
export function SettingForm({ group, onSaved, ...given }: SettingFormProps) {
  const { t } = useTranslation();
  const { key, label, fields } = group;
  const [{ value, version }, reload] = useLatest(given, async (api) => {
    const { settings, versions } = await api(getSettings);
    return { value: settings[key], version: versions[key] };
  });
  const save = useChange(
    (api, next: unknown) =>
      api(updateSetting, { params: { key }, body: { value: next, ...(version === undefined ? {} : { version }) } }),
    { refresh: [SETTINGS, ['maintenance']], done: t('settings.saved'), failure: 'inline', onDone: onSaved },
  );
  const form = useEditForm({
    schema: schemas[key],
    specs: fields,
    saved: value,
    unedited: value,
    onSave: save.mutateAsync,
    onReload: reload,
  });
  const sectionOf = ({ section = label }: (typeof fields)[number]) => section;
  return (
    <>
      <div className={styles.sections}>
        <SaveFailure form={form} />
        {[...new Set(fields.map(sectionOf))].map((section) => (
          <Panel key={section} title={section}>
            <FormFields form={form} specs={fields.filter((field) => sectionOf(field) === section)} />
          </Panel>
        ))}
      </div>
      <SaveBar form={form} />
    </>
  );
}
