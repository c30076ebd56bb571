import {
  createSheetProfile,
  deleteSheetProfile,
  listSheetProfiles,
  type SheetProfile,
  updateSheetProfile,
} from '@aimante/api-contract/batches';
import { sheetProfileWriteSchema } from '@aimante/api-contract/batches/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { useLatest } from '../../form/use-latest.ts';
import { useFormat } from '../../numbers/format.ts';
import { SHEET_PROFILES, useSheetProfiles } from '../../production/use-sheet-profiles.ts';
import { ColourProfile } from './colour-profile.tsx';
import { DeleteProfile } from './delete-profile.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const formats = ['A4', 'A3', 'SRA3'] as const;
const orientations = ['portrait', 'landscape'] as const;
const pieceOrders = ['row-by-row', 'cut-and-stack'] as const;

export function SheetProfiles() {
  const { t } = useTranslation();
  const format = useFormat();
  const profiles = useSheetProfiles();
  return (
    <ProfilePanel
      title={t('sheetProfiles.title')}
      addLabel={t('sheetProfiles.add')}
      profiles={profiles}
      factsOf={(profile) => [
        `${profile.format} ${t(`sheetProfiles.orientations.${profile.orientation}`).toLowerCase()}`,
        t('sheetProfiles.marginOf', { mm: format.count(profile.marginMm) }),
        t('sheetProfiles.gutterOf', { mm: format.count(profile.gutterMm) }),
        ...(profile.markLengthMm > 0 ? [t('sheetProfiles.marksOf', { mm: format.count(profile.markLengthMm) })] : []),
        ...(profile.hasContours ? [t('sheetProfiles.contours')] : []),
        ...(profile.pieceOrder === 'cut-and-stack' ? [t('sheetProfiles.orders.cut-and-stack').toLowerCase()] : []),
        ...(profile.colourProfile ? [t('colourProfile.named', { name: profile.colourProfile.description })] : []),
      ]}
      drawer={(profile, close) => <SheetProfileDrawer profile={profile} onClose={close} />}
    />
  );
}

type Field = keyof typeof sheetProfileWriteSchema.shape;
const NEW = {
  format: 'A4',
  orientation: 'portrait',
  marginMm: 8,
  gutterMm: 2,
  markLengthMm: 3,
  pieceOrder: 'row-by-row',
  isRotationAllowed: true,
} as const;

function useSpecs(isDefault: boolean): FieldSpec<Field>[] {
  const { t } = useTranslation();
  const label = (name: Field) => t(`sheetProfiles.field.${name}`);
  const mm = (name: Field, help?: string): FieldSpec<Field> => ({
    name,
    label: label(name),
    kind: 'number',
    unit: 'mm',
    ...(help ? { help } : {}),
  });
  return [
    { name: 'name', label: label('name'), isWide: true },
    {
      name: 'format',
      label: label('format'),
      kind: 'select',
      options: formats.map((value) => ({ value, label: value })),
    },
    {
      name: 'orientation',
      label: label('orientation'),
      kind: 'select',
      options: orientations.map((value) => ({ value, label: t(`sheetProfiles.orientations.${value}`) })),
    },
    mm('marginMm'),
    mm('gutterMm'),
    mm('markLengthMm', t('sheetProfiles.markHelp')),
    {
      name: 'pieceOrder',
      label: label('pieceOrder'),
      kind: 'select',
      options: pieceOrders.map((value) => ({ value, label: t(`sheetProfiles.orders.${value}`) })),
    },
    { name: 'isRotationAllowed', label: label('isRotationAllowed'), kind: 'switch' },
    { name: 'hasContours', label: label('hasContours'), kind: 'switch' },
    {
      name: 'isDefault',
      label: label('isDefault'),
      kind: 'switch',
      isDisabled: isDefault,
      help: t(isDefault ? 'sheetProfiles.isDefaultHelp' : 'sheetProfiles.defaultHelp'),
    },
  ];
}

function SheetProfileDrawer({ profile: given, onClose }: { profile: SheetProfile | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const [profile, reload] = useLatest(given, async (call) =>
    (await call(listSheetProfiles)).find(({ id }) => id === given?.id),
  );
  const specs = useSpecs(profile?.isDefault ?? false);
  const { refresh } = useRefresh(SHEET_PROFILES, ['batches']);
  return (
    <EditDrawer
      title={profile?.name ?? t('sheetProfiles.add')}
      specs={specs}
      onClose={onClose}
      onReload={reload}
      schema={sheetProfileWriteSchema}
      saved={profile ?? NEW}
      onSave={async (body) => {
        if (profile)
          await api(updateSheetProfile, { params: { id: profile.id }, body: { ...body, version: profile.version } });
        else await api(createSheetProfile, { body });
        await refresh();
      }}
    >
      {profile && <ColourProfile sheet={profile} />}
      {profile && profile.usedBy > 0 && (
        <Notice tone="info">{t('sheetProfiles.usedBy', { count: profile.usedBy })}</Notice>
      )}
      {profile && profile.usedBy === 0 && !profile.isDefault && (
        <DeleteProfile
          name={profile.name}
          remove={(call) => call(deleteSheetProfile, { params: { id: profile.id } })}
          refresh={[SHEET_PROFILES]}
          onDone={onClose}
        />
      )}
    </EditDrawer>
  );
}
