import { type AuditRow, listAudit } from '@aimante/api-contract/operations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { dayOf } from '../../list/toolbar/filter-text.ts';
import { useAuditColumns } from '../../platform/audit-columns.tsx';
import { AuditDialog } from '../../platform/audit-dialog.tsx';
import { entities } from '../../platform/audit-words.ts';

export function AuditPage() {
  const { t } = useTranslation();
  const state = useListState();
  const [opened, setOpened] = useState<AuditRow>();
  const source = usePagedList({
    key: 'audit',
    filter: {
      entity: oneOf(entities, state.get('entity')),
      search: state.search || undefined,
      from: dayOf(state.get('from')),
      to: dayOf(state.get('to')),
    },
    load: (call, query, options) => call(listAudit, { query }, options),
  });
  return (
    <ListFrame
      list="audit"
      title={t('links.audit')}
      lead={t('audit.lead')}
      source={source}
      columns={Object.values(useAuditColumns())}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        ...(['order', 'product', 'user', 'settings'] as const).map((entity) => ({
          id: entity,
          label: t(`audit.entities.${entity}`),
          search: `entity=${entity}`,
        })),
      ]}
      filters={[
        choice({
          id: 'entity',
          label: t('audit.entity'),
          words: entities,
          textOf: (word) => t(`audit.entities.${word}`),
        }),
        { id: 'from', label: t('list.from'), kind: 'day' },
        { id: 'to', label: t('list.to'), kind: 'day' },
      ]}
      searchLabel={t('audit.search')}
      open={(row) => () => setOpened(row)}
      nameOf={({ action }) => action}
      empty={{ title: t('audit.empty.title'), text: t('audit.empty.text') }}
    >
      {opened && <AuditDialog row={opened} onClose={() => setOpened(undefined)} />}
    </ListFrame>
  );
}
