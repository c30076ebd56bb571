import { listMaterials, type Material } from '@aimante/api-contract/materials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { AddButton } from '../../list/add-button.tsx';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import { LowMaterials } from '../../production/materials/low-materials.tsx';
import { useMaterialColumns } from '../../production/materials/material-columns.tsx';
import { MaterialDrawer } from '../../production/materials/material-drawer.tsx';
import { StockDrawer } from '../../production/materials/stock-drawer.tsx';
import { MATERIALS } from '../../production/materials/use-materials.ts';
import { useSheetProfiles } from '../../production/use-sheet-profiles.ts';

type Opened = { readonly kind: 'stock'; readonly material: Material } | { readonly kind: 'edit'; material?: Material };

/** What sheets are made of: how much there is, what takes it, and a warning before it runs out. */
export function MaterialsPage() {
  const { t } = useTranslation();
  const may = useMay();
  const profiles = useSheetProfiles();
  const [opened, setOpened] = useState<Opened>();
  const source = useWholeList({
    key: MATERIALS,
    load: (call, signal) => call(listMaterials, {}, { signal }),
    text: ({ name }) => name,
    filters: { low: ({ isLow }, value) => String(isLow) === value },
    isLive: true,
  });
  const close = () => setOpened(undefined);
  const add = may('production:all') && (
    <AddButton label={t('materials.add')} onAdd={() => setOpened({ kind: 'edit' })} />
  );
  return (
    <ListFrame
      list="materials"
      title={t('links.materials')}
      lead={t('materials.lead')}
      above={<LowMaterials />}
      source={source}
      add={add}
      columns={useMaterialColumns()}
      views={[
        { id: 'all', label: t('materials.all'), search: '' },
        { id: 'low', label: t('materials.low'), search: 'low=true' },
      ]}
      filters={[]}
      searchLabel={t('materials.name')}
      open={(material) => () => setOpened({ kind: 'stock', material })}
      nameOf={({ name }) => name}
      empty={{ title: t('materials.empty.title'), text: t('materials.empty.text'), action: add }}
    >
      {opened?.kind === 'stock' && (
        <StockDrawer
          material={opened.material}
          onEdit={may('production:all') ? () => setOpened({ kind: 'edit', material: opened.material }) : undefined}
          onClose={close}
        />
      )}
      {opened?.kind === 'edit' && profiles.data && (
        <MaterialDrawer material={opened.material} profiles={profiles.data} onClose={close} />
      )}
    </ListFrame>
  );
}
