import type { Client } from '@aimante/api-contract';
import {
  addPortfolioImage,
  createPortfolioCategory,
  createProject,
  deletePortfolioCategory,
  deletePortfolioImage,
  deleteProject,
  listAllProjects,
  listPortfolioCategories,
  listPortfolioImages,
  listProjects,
  reorderPortfolioImages,
  reorderProjects,
  updatePortfolioCategory,
  updatePortfolioImage,
  updateProject,
} from '@aimante/api-contract/portfolio';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('the portfolio', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  it('shows the visible projects of the demo in a data field', async () => {
    const { data } = await api.visitor(listProjects);
    expect(data).toHaveLength(9);
    expect(data.every(({ is_visible, image_url }) => is_visible && image_url?.startsWith('/uploads/'))).toBe(true);
    expect((await admin(listAllProjects)).data).toHaveLength(10);
    const categories = await api.visitor(listPortfolioCategories, { query: { lang: 'en' } });
    expect(categories.data.map(({ name }) => name)).toContain('Weddings');
  });

  it('takes, changes, orders and deletes projects', async () => {
    const { data: categories } = await api.visitor(listPortfolioCategories);
    const body = { title: { fr: 'Nouveau', en: 'New' }, description: 'Un essai', category_id: categories[0]?.id ?? '' };
    const made = await admin(createProject, { body });
    expect(made).toMatchObject({ title: 'Nouveau', is_visible: true, category_slug: categories[0]?.slug, version: 1 });
    const params = { id: made.id };
    const changed = await admin(updateProject, { params, body: { title: 'Changé', is_visible: false, version: 1 } });
    expect(changed.translations?.title).toEqual({ fr: 'Changé', en: 'New' });
    expect((await api.visitor(listProjects)).data.map(({ id }) => id)).not.toContain(made.id);
    await expect(admin(updateProject, { params, body: { version: 1 } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await expect(admin(createProject, { body: { ...body, category_id: unknownId } })).rejects.toMatchObject({
      code: 'REFERENCE_UNKNOWN',
    });

    const ids = (await admin(listAllProjects)).data.map(({ id }) => id).toReversed();
    expect((await admin(reorderProjects, { body: { ids } })).data.map(({ id }) => id)).toEqual(ids);
    await expect(admin(reorderProjects, { body: { ids: ids.slice(1) } })).rejects.toMatchObject({
      code: 'PORTFOLIO_ORDER_INCOMPLETE',
    });
    await admin(deleteProject, { params });
    await expect(admin(deleteProject, { params })).rejects.toMatchObject({ status: 404, code: 'PROJECT_NOT_FOUND' });
  });

  it('keeps a category while projects are in it, unless another one takes them', async () => {
    const category = await admin(createPortfolioCategory, { body: { name: 'Provisoire' } });
    const params = { id: category.id };
    const other = (await api.visitor(listPortfolioCategories)).data[0]?.id ?? '';
    await admin(createProject, { body: { title: 'A', description: 'B', category_id: category.id } });
    expect((await admin(updatePortfolioCategory, { params, body: { name: 'Durable', version: 1 } })).name).toBe(
      'Durable',
    );
    await expect(admin(deletePortfolioCategory, { params })).rejects.toMatchObject({
      status: 409,
      message: 'Cette catégorie contient encore des projets (1). Choisissez où les ranger.',
    });
    await expect(admin(deletePortfolioCategory, { params, query: { reassignTo: unknownId } })).rejects.toMatchObject({
      status: 404,
    });
    await admin(deletePortfolioCategory, { params, query: { reassignTo: other } });
    await expect(admin(updatePortfolioCategory, { params, body: {} })).rejects.toMatchObject({ status: 404 });
  });

  it('adds, describes, orders and removes pictures', async () => {
    const portfolioItemId = (await api.visitor(listProjects)).data[0]?.id ?? '';
    const params = { portfolioItemId };
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(picture)]), 'a.png');
    const added = await admin(addPortfolioImage, { params, body });
    expect((await admin(updatePortfolioImage, { params: { id: added.id }, body: { alt: 'Sarcelle' } })).alt).toBe(
      'Sarcelle',
    );
    const imageIds = (await api.visitor(listPortfolioImages, { params })).map(({ id }) => id).toReversed();
    const ordered = await admin(reorderPortfolioImages, { body: { portfolioItemId, imageIds } });
    expect(ordered.map(({ id }) => id)).toEqual(imageIds);
    await admin(deletePortfolioImage, { params: { id: added.id } });
    await expect(admin(deletePortfolioImage, { params: { id: added.id } })).rejects.toMatchObject({
      code: 'PORTFOLIO_IMAGE_NOT_FOUND',
    });
  });
});
