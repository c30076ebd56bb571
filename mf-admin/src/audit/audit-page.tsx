import { type AuditRow, listAudit } from '@aimante/api-contract/operations';
import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useApi, useLoad } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import type { ListColumn } from '../data-table/list-types.ts';
import { useExport } from '../data-table/use-export.ts';
import { type ListState, useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { useFormat } from '../numbers/format.ts';
import { AuditDialog } from './audit-dialog.tsx';

const entities = ['product', 'category', 'coupon', 'order', 'user', 'contact', 'setting', 'release'] as const;

const queryOf = (state: ListState, cursor: string | undefined, limit = 50) => ({
  entity: state.get('entity'),
  action: state.search || undefined,
  cursor,
  limit,
});

/** Who did what, and what it changed. */
export function AuditPage() {
  const t = useT();
  const api = useApi();
  const state = useListState();
  const columns = useAuditColumns();
  const [opened, setOpened] = useState<AuditRow>();
  const query = queryOf(state, state.after);
  const rows = useLoad((call) => ({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  }));
  const load = async (after: string | undefined) => {
    const page = await api(listAudit, { query: queryOf(state, after, 200) });
    return { ...page, total: page.items.length };
  };
  const file = useExport({ name: t('nav.audit'), columns, load });
  return (
    <Desk
      title={t('nav.audit')}
      lead={t('audit.lead')}
      actions={
        <Button
          variant="secondary"
          size="desk"
          icon={<Download size={16} />}
          loading={file.isExporting}
          onClick={file.run}
        >
          {t('list.export')}
        </Button>
      }
    >
      <Loaded query={rows} skeleton={<ListSkeleton />}>
        {({ items, next }) => (
          <DataTable
            list="audit"
            caption={t('nav.audit')}
            page={{ items, next, total: items.length }}
            columns={columns}
            views={[{ id: 'all', label: t('products.view.all'), search: '' }]}
            filters={[
              {
                id: 'entity',
                label: t('audit.entity'),
                options: entities.map((value) => ({ value, label: t(`audit.entities.${value}`) })),
              },
            ]}
            searchLabel={t('audit.search')}
            open={(row) => () => setOpened(row)}
            nameOf={({ action }) => action}
            empty={{ title: t('audit.empty.title'), text: t('audit.empty.text') }}
          />
        )}
      </Loaded>
      {opened && <AuditDialog row={opened} onClose={() => setOpened(undefined)} />}
    </Desk>
  );
}

function useAuditColumns(): readonly ListColumn<AuditRow>[] {
  const t = useT();
  const format = useFormat();
  return [
    { id: 'at', label: t('audit.at'), isRowHeader: true, cell: ({ at }) => format.time(at), csv: ({ at }) => at },
    {
      id: 'actor',
      label: t('audit.actor'),
      cell: ({ actor, role }) => actor?.email ?? role,
      csv: ({ actor, role }) => actor?.email ?? role,
    },
    {
      id: 'action',
      label: t('audit.action'),
      cell: ({ action }) => <code>{action}</code>,
      csv: ({ action }) => action,
    },
    {
      id: 'entity',
      label: t('audit.entity'),
      cell: ({ entity, entityId }) => `${entity} ${entityId?.slice(-8) ?? ''}`,
      csv: ({ entity, entityId }) => `${entity} ${entityId ?? ''}`,
    },
    {
      id: 'ip',
      label: t('audit.ip'),
      isHiddenAtFirst: true,
      cell: ({ ip }) => ip ?? '–',
      csv: ({ ip }) => ip ?? '',
    },
  ];
}
