import {
  deleteProject,
  listAllProjects,
  type Project,
  reorderProjects,
  updateProject,
} from '@aimante/api-contract/portfolio';
import { usePlatform, useT } from '@aimante/remote';
import { Badge, Button } from '@aimante/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useApi, useChange, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { listOf } from '../data-table/list-of.ts';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import type { BulkAction, ListColumn } from '../data-table/list-types.ts';
import { runEach } from '../data-table/run-each.ts';
import { useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { DragList } from '../drag-list/drag-list.tsx';
import { MoveButtons } from '../drag-list/move-buttons.tsx';
import { useFormat } from '../numbers/format.ts';
import { Thumb } from '../thumb/thumb.tsx';
import { ProjectDrawer } from './project-drawer.tsx';

const KEY = ['portfolio'];

export function PortfolioPage() {
  const t = useT();
  const state = useListState();
  const [edited, setEdited] = useState<Project | 'new'>();
  const projects = useLoad((api) => ({ queryKey: KEY, queryFn: () => api(listAllProjects) }));
  const ids = projects.data?.data.map(({ id }) => id) ?? [];
  const reorder = useChange((api, order: readonly string[]) => api(reorderProjects, { body: { ids: [...order] } }), {
    refresh: [KEY],
  });
  const columns = useProjectColumns(ids, (order) => reorder.mutate(order));
  const actions = useProjectActions();
  const add = (
    <Button size="desk" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
      {t('portfolio.add')}
    </Button>
  );
  const yesNo = [
    { value: 'true', label: t('word.yes') },
    { value: 'false', label: t('word.no') },
  ];
  return (
    <Desk title={t('nav.portfolio')} lead={t('categories.lead')} actions={add}>
      <Loaded query={projects} skeleton={<ListSkeleton />}>
        {({ data }) => (
          <DragList ids={ids} onOrder={(order) => reorder.mutate(order)}>
            <DataTable
              list="portfolio"
              caption={t('nav.portfolio')}
              page={listOf(data, state, {
                text: ({ title, description }) => `${title} ${description}`,
                filters: {
                  category: ({ category_slug }, value) => category_slug === value,
                  visible: ({ is_visible }, value) => String(is_visible) === value,
                },
              })}
              columns={columns}
              views={[
                { id: 'all', label: t('products.view.all'), search: '', count: data.length },
                { id: 'visible', label: t('products.view.visible'), search: 'visible=true' },
                { id: 'hidden', label: t('products.view.hidden'), search: 'visible=false' },
              ]}
              filters={[
                {
                  id: 'category',
                  label: t('products.column.category'),
                  options: [...new Map(data.map(({ category }) => [category.slug, category.name]))].map(
                    ([value, label]) => ({ value, label }),
                  ),
                },
                { id: 'visible', label: t('products.column.visible'), options: yesNo },
              ]}
              searchLabel={t('portfolio.search')}
              actions={actions}
              open={(project) => () => setEdited(project)}
              nameOf={({ title }) => title}
              empty={{ title: t('portfolio.empty.title'), text: t('portfolio.empty.text'), action: add }}
            />
          </DragList>
        )}
      </Loaded>
      {edited && (
        <ProjectDrawer
          key={edited === 'new' ? 'new' : edited.id}
          project={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Desk>
  );
}

function useProjectColumns(
  ids: readonly string[],
  onOrder: (ids: readonly string[]) => void,
): readonly ListColumn<Project>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('portfolio.title'),
      isRowHeader: true,
      cell: ({ title, image_url, images }) => (
        <>
          <Thumb url={images[0]?.pictureUrl ?? image_url} />
          {title}
        </>
      ),
      csv: ({ title }) => title,
    },
    {
      id: 'category',
      label: t('products.column.category'),
      cell: ({ category }) => category.name,
      csv: ({ category }) => category.name,
    },
    {
      id: 'visible',
      label: t('products.column.visible'),
      cell: ({ is_visible }) => (
        <Badge tone={is_visible ? 'success' : 'neutral'}>
          {t(is_visible ? 'products.visible' : 'products.hidden')}
        </Badge>
      ),
      csv: ({ is_visible }) => t(is_visible ? 'word.yes' : 'word.no'),
    },
    {
      id: 'featured',
      label: t('products.column.featured'),
      cell: ({ is_featured }) => t(is_featured ? 'word.yes' : 'word.no'),
      csv: ({ is_featured }) => t(is_featured ? 'word.yes' : 'word.no'),
    },
    {
      id: 'consent',
      label: t('portfolio.consent'),
      cell: ({ client_consent_at }) =>
        client_consent_at ? format.day(client_consent_at) : <Badge tone="warning">{t('portfolio.noConsent')}</Badge>,
      csv: ({ client_consent_at }) => client_consent_at ?? '',
    },
    {
      id: 'order',
      label: t('categories.order'),
      align: 'end',
      cell: ({ id, title }) => <MoveButtons id={id} name={title} ids={ids} onOrder={onOrder} />,
      csv: ({ position }) => position,
    },
  ];
}

function useProjectActions(): readonly BulkAction<Project>[] {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const { confirm } = usePlatform();
  const errorText = useErrorText();
  const each = async (rows: readonly Project[], work: (row: Project) => Promise<unknown>) => {
    const report = await runEach(rows, work, { nameOf: ({ title }) => title, errorText });
    await cache.invalidateQueries({ queryKey: KEY });
    return report;
  };
  const show = (is_visible: boolean) => (rows: readonly Project[]) =>
    each(rows, ({ id, version }) => api(updateProject, { params: { id }, body: { version, is_visible } }));
  return [
    { id: 'show', label: t('products.show'), icon: <Eye size={16} />, run: show(true) },
    { id: 'hide', label: t('products.hide'), icon: <EyeOff size={16} />, run: show(false) },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: <Trash size={16} />,
      tone: 'danger',
      run: async (rows) => {
        const isSure = await confirm({
          title: t('portfolio.removeTitle', { count: rows.length }),
          text: t('portfolio.removeText'),
          confirm: t('action.delete'),
          cancel: t('action.cancel'),
          isDangerous: true,
        });
        return isSure ? each(rows, ({ id }) => api(deleteProject, { params: { id } })) : undefined;
      },
    },
  ];
}
