import type { SheetProfile } from '@aimante/api-contract/batches';
import { createMaterial, listMaterials, type Material, updateMaterial } from '@aimante/api-contract/materials';
import { materialWriteSchema } from '@aimante/api-contract/materials/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { useLatest } from '../../form/use-latest.ts';
import { MATERIALS } from './use-materials.ts';

/** A field for each sheet profile. Empty: it does not use the material. */
const schema = materialWriteSchema
  .omit({ uses: true })
  .extend({ perSheet: z.record(z.string(), z.number().min(0.001).max(100).nullable()) });

type Field = keyof typeof schema.shape | `perSheet.${string}`;

interface MaterialDrawerProps {
  /** Undefined: a new one. */
  readonly material: Material | undefined;
  readonly profiles: readonly SheetProfile[];
  readonly onClose: () => void;
}

/** Name, unit, threshold, and what a sheet of each profile takes. */
export function MaterialDrawer({ material: given, profiles, onClose }: MaterialDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh([MATERIALS]);
  const [material, reload] = useLatest(given, async (call) =>
    (await call(listMaterials)).find(({ id }) => id === given?.id),
  );
  const perSheet = Object.fromEntries(
    profiles.map(({ id }) => [id, material?.uses.find((use) => use.sheetProfileId === id)?.perSheet ?? null]),
  );
  return (
    <EditDrawer
      title={material?.name ?? t('materials.add')}
      specs={useSpecs(profiles)}
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={{ unit: 'sheet', warnBelow: 0, ...material, perSheet }}
      onSave={async ({ perSheet: amounts, ...body }) => {
        const uses = Object.entries(amounts).flatMap(([sheetProfileId, amount]) =>
          amount === null ? [] : [{ sheetProfileId, perSheet: amount }],
        );
        if (material)
          await api(updateMaterial, {
            params: { id: material.id },
            body: { ...body, uses, version: material.version },
          });
        else await api(createMaterial, { body: { ...body, uses } });
        await refresh();
      }}
    />
  );
}

function useSpecs(profiles: readonly SheetProfile[]): FieldSpec<Field>[] {
  const { t } = useTranslation();
  return [
    { name: 'name', label: t('materials.name'), isWide: true },
    {
      name: 'unit',
      label: t('materials.unit'),
      kind: 'select',
      options: (['sheet', 'metre'] as const).map((value) => ({ value, label: t(`materials.units.${value}`) })),
    },
    { name: 'warnBelow', label: t('materials.warnBelow'), kind: 'number' },
    ...profiles.map(
      ({ id, name }): FieldSpec<Field> => ({
        name: `perSheet.${id}`,
        label: t('materials.perSheet', { profile: name }),
        kind: 'number',
        help: t('materials.perSheetHelp'),
      }),
    ),
  ];
}
