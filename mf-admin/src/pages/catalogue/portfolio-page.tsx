import {
  deleteProject,
  listAllProjects,
  type Project,
  reorderProjects,
  updateProject,
} from '@aimante/api-contract/portfolio';
import { useApi, useChange } from '@aimante/remote/data';
import { Badge } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectDrawer } from '../../catalogue/project-drawer.tsx';
import { AddButton } from '../../list/add-button.tsx';
import { MoveButtons } from '../../list/drag/move-buttons.tsx';
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

const KEY = 'portfolio';
const nameOf = ({ title }: Project) => title;

export function PortfolioPage() {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  const [edited, setEdited] = useState<Project | 'new'>();
  const source = useWholeList({
    key: KEY,
    load: async (call, signal) => (await call(listAllProjects, {}, { signal })).data,
    text: ({ title, description }) => `${title} ${description}`,
    filters: {
      category: ({ category_slug }, value) => category_slug === value,
      visible: ({ is_visible }, value) => String(is_visible) === value,
    },
  });
  const ids = source.all.map(({ id }) => id);
  const reorder = useChange((api, order: readonly string[]) => api(reorderProjects, { body: { ids: [...order] } }), {
    refresh: [[KEY]],
  });
  // Ignored while a save is pending: the order would start from outdated positions.
  const onOrder = (order: readonly string[]) => reorder.isPending || reorder.mutate(order);
  const add = <AddButton label={t('portfolio.add')} onAdd={() => setEdited('new')} />;
  const categories = new Map(source.all.map(({ category }) => [category.slug, category.name]));
  return (
    <ListFrame
      list="portfolio"
      title={t('links.portfolio')}
      lead={t('categories.lead')}
      add={add}
      source={source}
      order={{ ids, onOrder }}
      columns={useProjectColumns(ids, onOrder)}
      views={useVisibleViews(source.all.length)}
      filters={[
        choice({
          id: 'category',
          label: t('products.column.category'),
          words: [...categories.keys()],
          textOf: (slug) => categories.get(slug) ?? slug,
        }),
        yesNo('visible', t('products.column.visible')),
      ]}
      searchLabel={t('portfolio.search')}
      actions={useProjectActions()}
      open={(project) => () => setEdited(project)}
      nameOf={nameOf}
      empty={{ title: t('portfolio.empty.title'), text: t('portfolio.empty.text'), action: add }}
    >
      {edited && (
        <ProjectDrawer
          key={edited === 'new' ? 'new' : edited.id}
          project={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListFrame>
  );
}

function useProjectColumns(
  ids: readonly string[],
  onOrder: (ids: readonly string[]) => void,
): readonly ListColumn<Project>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const visible = useVisibleColumn<Project>(({ is_visible }) => is_visible);
  return [
    {
      id: 'title',
      label: t('portfolio.title'),
      isRowHeader: true,
      cell: ({ title, image_url, images }) => <ThumbName url={images[0]?.pictureUrl ?? image_url} name={title} />,
      csv: ({ title }) => title,
    },
    {
      id: 'category',
      label: t('products.column.category'),
      onPhone: 'line',
      csv: ({ category }) => category.name,
    },
    visible,
    {
      id: 'featured',
      label: t('products.column.featured'),
      onPhone: 'hidden',
      csv: ({ is_featured }) => t(is_featured ? 'word.yes' : 'word.no'),
    },
    {
      id: 'consent',
      label: t('portfolio.consent'),
      cell: ({ client_consent_at }) =>
        client_consent_at ? format.day(client_consent_at) : <Badge tone="warning">{t('portfolio.noConsent')}</Badge>,
      csv: ({ client_consent_at }) => ({ at: client_consent_at }),
    },
    {
      id: 'order',
      label: t('categories.order'),
      onPhone: 'last',
      align: 'end',
      cell: ({ id, title }) => <MoveButtons id={id} name={title} ids={ids} onOrder={onOrder} />,
      csv: ({ position }) => position,
    },
  ];
}

function useProjectActions(): readonly BulkAction<Project>[] {
  const { t } = useTranslation();
  const api = useApi();
  const bulk = useBulk(KEY, nameOf);
  const visibility = useVisibility(bulk.each, {
    isOn: (row) => row.is_visible,
    set: ({ id, version }, isVisible) =>
      api(updateProject, { params: { id }, body: { version, is_visible: isVisible } }),
  });
  return [
    ...visibility,
    removal(bulk, {
      label: t('action.delete'),
      title: (count) => t('portfolio.removeTitle', { count }),
      text: t('portfolio.removeText'),
      remove: ({ id }) => api(deleteProject, { params: { id } }),
    }),
  ];
}
