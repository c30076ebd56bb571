import { type DeskTemplate, deleteTemplate, listAllTemplates, updateTemplate } from '@aimante/api-contract/templates';
import { useApi } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddTemplates } from '../../catalogue/templates/add-templates.tsx';
import { TemplateDrawer } from '../../catalogue/templates/template-drawer.tsx';
import { templateOccasions, templateSize } from '../../catalogue/templates/template-facts.ts';
import { choice, useYesNo } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { removal } from '../../list/removal.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import type { BulkAction, ListColumn } from '../../list/source/list-types.ts';
import { useBulk } from '../../list/use-bulk.ts';
import { useVisibility } from '../../list/use-visibility.tsx';
import { useVisibleColumn, useVisibleViews } from '../../list/visible-column.tsx';
import { useFormat } from '../../numbers/format.ts';
import { ThumbName } from '../../thumb/thumb-name.tsx';

const KEY = 'design-templates';
const nameOf = ({ name }: DeskTemplate) => name;

/** The designs that visitors of the editor begin with, beside those that it contains. */
export function TemplatesPage() {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  const [opened, open] = useState<DeskTemplate>();
  const source = useWholeList({
    key: KEY,
    load: async (call, signal) => (await call(listAllTemplates, {}, { signal })).data,
    text: ({ id, name }) => `${id} ${name}`,
    filters: {
      occasion: ({ occasion }, value) => occasion === value,
      visible: ({ is_visible }, value) => String(is_visible) === value,
    },
  });
  const add = <AddTemplates listKey={KEY} />;
  return (
    <ListFrame
      list="templates"
      title={t('links.templates')}
      lead={t('templates.lead')}
      add={add}
      source={source}
      columns={useTemplateColumns()}
      views={useVisibleViews(source.all.length)}
      filters={[
        choice({
          id: 'occasion',
          label: t('templates.occasion'),
          words: templateOccasions,
          textOf: (occasion) => t(`templates.occasions.${occasion}`),
        }),
        yesNo('visible', t('products.column.visible')),
      ]}
      searchLabel={t('templates.search')}
      actions={useTemplateActions()}
      open={(template) => () => open(template)}
      nameOf={nameOf}
      empty={{ title: t('templates.empty.title'), text: t('templates.empty.text'), action: add }}
    >
      {opened && <TemplateDrawer template={opened} listKey={KEY} onClose={() => open(undefined)} />}
    </ListFrame>
  );
}

function useTemplateColumns(): readonly ListColumn<DeskTemplate>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const visible = useVisibleColumn<DeskTemplate>(({ is_visible }) => is_visible);
  return [
    {
      id: 'name',
      label: t('templates.name'),
      isRowHeader: true,
      cell: ({ name, picture }) => <ThumbName url={picture.pictureUrl} name={name} />,
      csv: nameOf,
    },
    {
      id: 'occasion',
      label: t('templates.occasion'),
      onPhone: 'line',
      cell: ({ occasion }) => t(`templates.occasions.${occasion}`),
      csv: ({ occasion }) => occasion,
    },
    { id: 'size', label: t('templates.size'), onPhone: 'line', csv: templateSize },
    visible,
    {
      id: 'created',
      label: t('templates.created'),
      onPhone: 'hidden',
      cell: ({ created_at }) => format.day(created_at),
      csv: ({ created_at }) => ({ at: created_at }),
    },
  ];
}

function useTemplateActions(): readonly BulkAction<DeskTemplate>[] {
  const { t } = useTranslation();
  const api = useApi();
  const bulk = useBulk(KEY, nameOf);
  const visibility = useVisibility(bulk.each, {
    isOn: (row) => row.is_visible,
    set: ({ id, version }, isVisible) =>
      api(updateTemplate, { params: { id }, body: { version, is_visible: isVisible } }),
  });
  return [
    ...visibility,
    removal(bulk, {
      label: t('action.delete'),
      title: (count) => t('templates.removeTitle', { count }),
      text: t('templates.removeText'),
      remove: ({ id }) => api(deleteTemplate, { params: { id } }),
    }),
  ];
}
