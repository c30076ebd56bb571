import {
  addPortfolioImages,
  createProject,
  deletePortfolioImage,
  listPortfolioCategories,
  listPortfolioImages,
  type Project,
  reorderPortfolioImages,
  updatePortfolioImage,
  updateProject,
} from '@aimante/api-contract/portfolio';
import { useT } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { useApi, useChange, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { fieldInBoth, savedInBoth, typedInBoth } from '../edit-form/both-languages.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { fromLocalMoment, toLocalMoment } from '../numbers/moments.ts';
import { PictureGrid } from '../picture-grid/picture-grid.tsx';

const KEY = ['portfolio'];

export function ProjectDrawer({ project, onClose }: { project: Project | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const categories = useLoad((call) => ({
    queryKey: ['portfolio-categories'],
    queryFn: () => call(listPortfolioCategories, { query: { with: 'translations' } }),
  }));
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  const texts = project?.translations;
  const choices = categories.data?.data ?? [];
  if (!categories.data) return null;
  return (
    <EditDrawer
      title={project?.title ?? t('portfolio.add')}
      onClose={onClose}
      onReload={() => void refresh().then(onClose)}
      saved={{
        ...savedInBoth('title', texts?.title, project?.title),
        ...savedInBoth('description', texts?.description, project?.description),
        category: project?.category.id ?? choices[0]?.id ?? '',
        consent: toLocalMoment(project?.client_consent_at ?? null).slice(0, 10),
        is_visible: project?.is_visible ?? false,
        is_featured: project?.is_featured ?? false,
      }}
      specs={[
        ...fieldInBoth(
          { name: 'title', label: t('portfolio.titleFr'), isRequired: true, maxLength: 160 },
          t('portfolio.titleEn'),
        ),
        ...fieldInBoth(
          { name: 'description', label: t('field.descriptionFr'), kind: 'area', isRequired: true, maxLength: 4000 },
          t('field.descriptionEn'),
        ),
        {
          name: 'category',
          label: t('products.column.category'),
          kind: 'select',
          isRequired: true,
          options: choices.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'consent', label: t('portfolio.consentOn'), kind: 'day', help: t('portfolio.consentHelp') },
        { name: 'is_visible', label: t('portfolio.visible'), kind: 'switch' },
        { name: 'is_featured', label: t('portfolio.featured'), kind: 'switch' },
      ]}
      onSave={async (draft) => {
        const body = {
          title: typedInBoth(draft, 'title'),
          description: typedInBoth(draft, 'description'),
          category_id: draft.text('category'),
          is_visible: draft.flag('is_visible'),
          is_featured: draft.flag('is_featured'),
          client_consent_at: fromLocalMoment(draft.text('consent')),
        };
        if (project)
          await api(updateProject, { params: { id: project.id }, body: { ...body, version: project.version } });
        else await api(createProject, { body });
        await refresh();
      }}
    >
      {project ? <ProjectPictures projectId={project.id} /> : <p>{t('portfolio.picturesLater')}</p>}
    </EditDrawer>
  );
}

function ProjectPictures({ projectId }: { projectId: string }) {
  const key = ['portfolio-images', projectId];
  const refresh = [key, KEY];
  const params = { portfolioItemId: projectId };
  const pictures = useLoad((api) => ({ queryKey: key, queryFn: () => api(listPortfolioImages, { params }) }));
  const add = useChange(
    (api, files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('images', file);
      return api(addPortfolioImages, { params, body });
    },
    { refresh },
  );
  const order = useChange(
    (api, imageIds: readonly string[]) =>
      api(reorderPortfolioImages, { body: { portfolioItemId: projectId, imageIds: [...imageIds] } }),
    { refresh },
  );
  const describe = useChange(
    (api, { id, alt }: { id: string; alt: string }) =>
      api(updatePortfolioImage, { params: { id }, body: { alt: { fr: alt } } }),
    { refresh },
  );
  const remove = useChange((api, id: string) => api(deletePortfolioImage, { params: { id } }), { refresh });
  return (
    <Loaded query={pictures} skeleton={<Skeleton shape="block" height="9rem" />}>
      {(items) => (
        <PictureGrid
          pictures={items}
          isBusy={add.isPending}
          onAdd={(files) => add.mutate(files)}
          onOrder={(ids) => order.mutate(ids)}
          onDescribe={(id, alt) => describe.mutate({ id, alt })}
          onRemove={({ id }) => remove.mutate(id)}
        />
      )}
    </Loaded>
  );
}
