import {
  createPortfolioCategory,
  deletePortfolioCategory,
  listPortfolioCategories,
  type PortfolioCategory,
  updatePortfolioCategory,
} from '@aimante/api-contract/portfolio';
import { portfolioCategoryWriteSchema } from '@aimante/api-contract/portfolio/schemas';
import { Link } from '@aimante/remote';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Select } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { inBoth } from '../../form/fields/both-languages.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useLatest } from '../../form/use-latest.ts';
import { AddButton } from '../../list/add-button.tsx';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import type { ListColumn } from '../../list/source/list-types.ts';

const KEY = 'portfolio-categories';

export function PortfolioCategoriesPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<PortfolioCategory | 'new'>();
  const source = useWholeList({
    key: KEY,
    load: async (call, signal) =>
      (await call(listPortfolioCategories, { query: { with: 'translations' } }, { signal })).data,
    text: ({ name, slug }) => `${name} ${slug}`,
  });
  const add = <AddButton label={t('categories.add')} onAdd={() => setEdited('new')} />;
  return (
    <ListFrame
      list="portfolio-categories"
      title={t('links.portfolio-categories')}
      add={add}
      source={source}
      columns={useCategoryColumns()}
      views={[{ id: 'all', label: t('products.view.all'), search: '', count: source.all.length }]}
      searchLabel={t('categories.search')}
      open={(category) => () => setEdited(category)}
      nameOf={({ name }) => name}
      empty={{ title: t('categories.empty.title'), text: t('portfolio.empty.text'), action: add }}
    >
      {edited && (
        <CategoryDrawer
          category={edited === 'new' ? undefined : edited}
          others={source.all.filter((each) => each !== edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListFrame>
  );
}

function useCategoryColumns(): readonly ListColumn<PortfolioCategory>[] {
  const { t } = useTranslation();
  return [
    { id: 'name', label: t('field.name'), isRowHeader: true, csv: ({ name }) => name },
    { id: 'slug', label: t('field.slug'), onPhone: 'hidden', csv: ({ slug }) => slug },
    {
      id: 'projects',
      label: t('portfolio.projects'),
      align: 'end',
      cell: ({ projectCount, slug }) => <Link to={`/admin/portfolio?category=${slug}`}>{projectCount}</Link>,
      csv: ({ projectCount }) => projectCount,
    },
    {
      id: 'position',
      label: t('categories.order'),
      onPhone: 'hidden',
      align: 'end',
      cell: ({ position }) => position + 1,
      csv: ({ position }) => position,
    },
  ];
}

interface CategoryDrawerProps {
  readonly category: PortfolioCategory | undefined;
  readonly others: readonly PortfolioCategory[];
  readonly onClose: () => void;
}

function CategoryDrawer({ category: given, others, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [category, reload] = useLatest(given, async (call) => {
    const { data } = await call(listPortfolioCategories, { query: { with: 'translations' } });
    return data.find(({ id }) => id === given?.id);
  });
  const { refresh } = useRefresh([KEY]);
  return (
    <EditDrawer
      title={category?.name ?? t('categories.add')}
      onClose={onClose}
      onReload={reload}
      schema={portfolioCategoryWriteSchema}
      saved={{ position: others.length, ...category, ...category?.translations }}
      specs={[
        ...inBoth({ name: 'name', label: t('field.nameFr') }, t('field.nameEn')),
        { name: 'slug', label: t('field.slug'), kind: 'code', help: t('product.help.slug'), ifEmpty: undefined },
        { name: 'position', label: t('categories.order'), kind: 'number' },
      ]}
      onSave={async (body) => {
        if (category)
          await api(updatePortfolioCategory, {
            params: { id: category.id },
            body: { ...body, version: category.version },
          });
        else await api(createPortfolioCategory, { body });
        await refresh();
      }}
    >
      {category && <RemoveCategory category={category} others={others} onClose={onClose} />}
    </EditDrawer>
  );
}

/** Moves the projects to another category first, so that none is left without one. */
function RemoveCategory({ category, others, onClose }: CategoryDrawerProps & { category: PortfolioCategory }) {
  const { t } = useTranslation();
  const [newCategory, setNewCategory] = useState('');
  const isUsed = category.projectCount > 0;
  const remove = useChange(
    (api) =>
      api(deletePortfolioCategory, {
        params: { id: category.id },
        query: { reassignTo: isUsed ? newCategory : undefined },
      }),
    { refresh: [[KEY], ['portfolio']], done: ({ message }) => message, onDone: onClose },
  );
  return (
    <>
      {isUsed && (
        <Select
          label={t('portfolio.handOver', { count: category.projectCount })}
          size="desk"
          value={newCategory}
          onChange={({ target }) => setNewCategory(target.value)}
        >
          <option value="">–</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <RemoveButton
        label={t('categories.remove')}
        question={{
          title: t('categories.removeTitle', { name: category.name }),
          text: t('portfolio.removeCategoryText', { count: category.projectCount }),
        }}
        isBusy={remove.isPending}
        isDisabled={isUsed && newCategory === ''}
        onRemove={() => remove.mutate()}
      />
    </>
  );
}
