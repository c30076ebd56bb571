import {
  addPortfolioImages,
  createProject,
  deletePortfolioImage,
  listAllProjects,
  listPortfolioCategories,
  listPortfolioImages,
  type Project,
  reorderPortfolioImages,
  updatePortfolioImage,
  updateProject,
} from '@aimante/api-contract/portfolio';
import { useT } from '@aimante/remote';
import { useApi, useLoad, useRefresh } from '@aimante/remote/data';
import { fieldInBoth, savedInBoth, typedInBoth } from '../edit-form/both-languages.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { useLatest } from '../edit-form/use-latest.ts';
import { WaitingDrawer } from '../edit-form/waiting-drawer.tsx';
import { fromLocalMoment, toLocalMoment } from '../numbers/moments.ts';
import { type PictureCalls, PictureSet } from '../picture-grid/picture-set.tsx';

const KEY = ['portfolio'];

const picturesOf = (portfolioItemId: string): PictureCalls => ({
  key: ['portfolio-images', portfolioItemId],
  list: KEY,
  load: (api) => api(listPortfolioImages, { params: { portfolioItemId } }),
  add: (api, body) => api(addPortfolioImages, { params: { portfolioItemId }, body }),
  order: (api, imageIds) => api(reorderPortfolioImages, { body: { portfolioItemId, imageIds } }),
  describe: (api, { id, alt }) => api(updatePortfolioImage, { params: { id }, body: { alt: { fr: alt } } }),
  remove: (api, id) => api(deletePortfolioImage, { params: { id } }),
});

export function ProjectDrawer({ project: given, onClose }: { project: Project | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const categories = useLoad((call) => ({
    queryKey: ['portfolio-categories'],
    queryFn: () => call(listPortfolioCategories, { query: { with: 'translations' } }),
  }));
  const [project, reload] = useLatest(given, async (call) =>
    (await call(listAllProjects)).data.find(({ id }) => id === given?.id),
  );
  const { refresh } = useRefresh(KEY);
  const texts = project?.translations;
  const choices = categories.data?.data ?? [];
  const title = project?.title ?? t('portfolio.add');
  return (
    <WaitingDrawer title={title} query={categories} onClose={onClose}>
      {() => (
        <EditDrawer
          title={title}
          onClose={onClose}
          onReload={reload}
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
          {project ? <PictureSet calls={picturesOf(project.id)} /> : <p>{t('portfolio.picturesLater')}</p>}
        </EditDrawer>
      )}
    </WaitingDrawer>
  );
}
