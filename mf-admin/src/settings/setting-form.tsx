import { getSettings, type Settings, updateSetting } from '@aimante/api-contract/settings';
import type { Locale } from '@aimante/contract';
import { useLocale, useT } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { useRef } from 'react';
import { toNumber, useCheckDraft } from '../edit-form/check-draft.ts';
import { DraftFields } from '../edit-form/draft-field.tsx';
import { SaveBar } from '../edit-form/save-bar.tsx';
import { SaveFailure } from '../edit-form/save-failure.tsx';
import { useConflict } from '../edit-form/use-conflict.ts';
import { useDraft } from '../edit-form/use-draft.ts';
import { useFirstFault } from '../edit-form/use-first-fault.ts';
import { useLatest } from '../edit-form/use-latest.ts';
import { fromCents, fromNumber, toCents } from '../numbers/format.ts';
import { Panel } from '../panel/panel.tsx';
import { fieldFaultsOf } from './field-faults.ts';
import { valueAt, withValue } from './paths.ts';
import styles from './setting-form.module.css';
import type { SettingGroup, SettingShape } from './setting-groups.ts';

export const SETTINGS = ['settings'];

interface StoredSettings {
  readonly settings: Settings;
  readonly versions: Readonly<Record<string, number>>;
}

interface SettingFormProps {
  readonly group: SettingGroup;
  readonly value: unknown;
  readonly version: number | undefined;
  readonly onSaved: (saved: StoredSettings) => void;
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const shown: Readonly<Record<SettingShape, (value: unknown, locale: Locale) => string | boolean>> = {
  text: asText,
  flag: (value) => value === true,
  number: (value, locale) => (typeof value === 'number' ? fromNumber(value, locale) : ''),
  cents: (value, locale) => fromCents(Number(value ?? 0), locale),
  pair: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  list: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  json: (value) => JSON.stringify(value),
};

const parts = (typed: string) => typed.split(',').map((part) => part.trim());

const read: Readonly<Record<SettingShape, (typed: string | boolean) => unknown>> = {
  text: (typed) => String(typed).trim(),
  flag: (typed) => typed === true,
  number: (typed) => toNumber(String(typed)),
  cents: (typed) => toCents(String(typed)),
  pair: (typed) => parts(String(typed)).map(Number),
  list: (typed) => parts(String(typed)).filter((part) => part !== ''),
  json: (typed) => JSON.parse(String(typed)) as unknown,
};

/** Fields that the server refused: `value.siret` is the field `siret`. */
const faultsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(fieldFaultsOf(error).map(({ path, message }) => [path.replace(/^value\./, ''), message]));

/** One group of settings. Values without a field stay unchanged. */
export function SettingForm({ group, onSaved, ...given }: SettingFormProps) {
  const t = useT();
  const check = useCheckDraft();
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const showFault = useFirstFault(form);
  const { fields } = group;
  const [{ value, version }, reload] = useLatest(given, async (api) => {
    const { settings, versions } = await api(getSettings);
    return { value: settings[group.key], version: versions[group.key] };
  });
  const sections = [...new Set(fields.map(({ section }) => section ?? group.label))];
  const draft = useDraft(
    Object.fromEntries(fields.map(({ name, shape }) => [name, shown[shape](valueAt(value, name), locale)])),
  );
  const save = useChange(
    (api) => {
      const next = fields.reduce<unknown>(
        (tree, { name, shape }) =>
          draft.changed.includes(name) ? withValue(tree, name, read[shape](draft.values[name] ?? '')) : tree,
        value,
      );
      return api(updateSetting, {
        params: { key: group.key },
        body: { value: next, ...(version === undefined ? {} : { version }) },
      });
    },
    { refresh: [SETTINGS, ['maintenance']], done: t('settings.saved'), failure: 'inline', onDone: onSaved },
  );
  const showFaults = (error: Error) => {
    draft.setErrors(faultsOf(error));
    showFault();
  };
  const conflict = useConflict(draft, save.error, reload);
  return (
    <>
      <div ref={form} className={styles.sections}>
        <SaveFailure error={save.error} draft={draft} specs={fields} conflict={conflict} />
        {sections.map((section) => (
          <Panel key={section} title={section}>
            <DraftFields draft={draft} specs={fields.filter((field) => (field.section ?? group.label) === section)} />
          </Panel>
        ))}
      </div>
      <SaveBar
        changed={fields.filter(({ name }) => draft.changed.includes(name)).map(({ label }) => label)}
        isSaving={save.isPending}
        onReset={draft.reset}
        onSave={() => {
          if (conflict.open.length > 0) conflict.focusOpen();
          else if (check(draft, fields)) save.mutate(undefined, { onError: showFaults });
          else showFault();
        }}
      />
    </>
  );
}
