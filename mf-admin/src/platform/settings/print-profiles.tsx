import {
  createPrintProfile,
  deletePrintProfile,
  listPrintProfiles,
  type PrintProfile,
  updatePrintProfile,
} from '@aimante/api-contract/catalogue';
import { printProfileWriteSchema } from '@aimante/api-contract/catalogue/schemas';
import { useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { useLatest } from '../../form/use-latest.ts';
import { useFormat } from '../../numbers/format.ts';
import { SHEET_PROFILES, useSheetProfiles } from '../../production/use-sheet-profiles.ts';
import { DeleteProfile } from './delete-profile.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const KEY = ['print-profiles'];
const shapes = ['rectangle', 'round', 'heart'] as const;

/** How magnets are pressed and cut, with the measured size of the die. */
export function PrintProfiles() {
  const { t } = useTranslation();
  const format = useFormat();
  const sheets = useSheetProfiles();
  const profiles = useAnswer(listPrintProfiles, { queryKey: KEY });
  return (
    <ProfilePanel
      title={t('printProfiles.title')}
      addLabel={t('printProfiles.add')}
      profiles={profiles}
      factsOf={({ shape, bleedMm, safeMm, minDpi, sheetProfileId }) => [
        t(`printProfiles.shapes.${shape}`),
        t('printProfiles.bleedOf', { mm: format.count(bleedMm) }),
        t('printProfiles.safeOf', { mm: format.count(safeMm) }),
        t('product.print.dpiValue', { dpi: minDpi }),
        ...(sheets.data ?? []).filter(({ id }) => id === sheetProfileId).map(({ name }) => name),
      ]}
      drawer={(profile, close) => <PrintProfileDrawer profile={profile} onClose={close} />}
    />
  );
}

const schema = printProfileWriteSchema.omit({ sheet: true });
type Field = keyof typeof schema.shape;
const NEW = { shape: 'rectangle', bleedMm: 2, safeMm: 3, cornerRadiusMm: 0, minDpi: 150 } as const;

function useSpecs(): FieldSpec<Field>[] {
  const { t } = useTranslation();
  const sheets = useSheetProfiles();
  const label = (name: Field) => t(`printProfiles.field.${name}`);
  const number = (name: Field, unit: string): FieldSpec<Field> => ({
    name,
    label: label(name),
    kind: 'number',
    unit,
  });
  return [
    { name: 'name', label: label('name'), isWide: true },
    {
      name: 'shape',
      label: label('shape'),
      kind: 'select',
      options: shapes.map((value) => ({ value, label: t(`printProfiles.shapes.${value}`) })),
    },
    number('bleedMm', 'mm'),
    number('safeMm', 'mm'),
    number('cornerRadiusMm', 'mm'),
    number('minDpi', t('printProfiles.dpi')),
    {
      name: 'sheetProfileId',
      label: label('sheetProfileId'),
      kind: 'select',
      help: t('printProfiles.sheetHelp'),
      ifEmpty: null,
      options: [
        { value: '', label: t('printProfiles.anySheet') },
        ...(sheets.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ];
}

function PrintProfileDrawer({ profile: given, onClose }: { profile: PrintProfile | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const specs = useSpecs();
  const [profile, reload] = useLatest(given, async (call) =>
    (await call(listPrintProfiles)).find(({ id }) => id === given?.id),
  );
  const { refresh } = useRefresh(KEY, SHEET_PROFILES);
  return (
    <EditDrawer
      title={profile?.name ?? t('printProfiles.add')}
      specs={specs}
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={profile ?? NEW}
      onSave={async (body) => {
        if (profile)
          await api(updatePrintProfile, { params: { id: profile.id }, body: { ...body, version: profile.version } });
        else await api(createPrintProfile, { body });
        await refresh();
      }}
    >
      {profile && (
        <DeleteProfile
          name={profile.name}
          remove={(call) => call(deletePrintProfile, { params: { id: profile.id } })}
          refresh={[KEY, SHEET_PROFILES]}
          onDone={onClose}
        />
      )}
    </EditDrawer>
  );
}
