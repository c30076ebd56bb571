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
import { projectWriteSchema } from '@aimante/api-contract/portfolio/schemas';
import { useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../form/edit-drawer.tsx';
import { inBoth } from '../form/fields/both-languages.ts';
import { useLatest } from '../form/use-latest.ts';
import { WaitingDrawer } from '../form/waiting-drawer.tsx';
import { type PictureCalls, PictureSet } from './pictures/picture-set.tsx';

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
  const { t } = useTranslation();
  const api = useApi();
  const categories = useAnswer(listPortfolioCategories, {
    queryKey: ['portfolio-categories'],
    query: { with: 'translations' },
  });
  const [project, reload] = useLatest(given, async (call) =>
    (await call(listAllProjects)).data.find(({ id }) => id === given?.id),
  );
  const { refresh } = useRefresh(KEY);
  const choices = categories.data?.data ?? [];
  const title = project?.title ?? t('portfolio.add');
  return (
    <WaitingDrawer title={title} query={categories} onClose={onClose}>
      {() => (
        <EditDrawer
          title={title}
          onClose={onClose}
          onReload={reload}
          schema={projectWriteSchema}
          saved={{ category_id: project?.category.id ?? choices[0]?.id, ...project, ...project?.translations }}
          specs={[
            ...inBoth({ name: 'title', label: t('portfolio.titleFr') }, t('portfolio.titleEn')),
            ...inBoth({ name: 'description', label: t('field.descriptionFr'), kind: 'area' }, t('field.descriptionEn')),
            {
              name: 'category_id',
              label: t('products.column.category'),
              kind: 'select',
              options: choices.map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              name: 'client_consent_at',
              label: t('portfolio.consentOn'),
              kind: 'day',
              help: t('portfolio.consentHelp'),
            },
            { name: 'is_visible', label: t('portfolio.visible'), kind: 'switch' },
            { name: 'is_featured', label: t('portfolio.featured'), kind: 'switch' },
          ]}
          onSave={async (body) => {
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
