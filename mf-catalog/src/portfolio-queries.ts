import type { Client } from '@aimante/api-contract';
import { listPortfolioCategories, listProjects, type Project } from '@aimante/api-contract/portfolio';
import type { Locale } from '@aimante/contract';
import { queryOptions } from '@aimante/remote/data';
import { SHOP_CONTENT } from './catalogue/shop-content.ts';

export const projectsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['projects', locale],
    queryFn: ({ signal }) => api(listProjects, { query: { lang: locale } }, { signal }),
  });

export const projectCategoriesQuery = (api: Client, locale: Locale) =>
  queryOptions({
    ...SHOP_CONTENT,
    queryKey: ['project-categories', locale],
    queryFn: ({ signal }) => api(listPortfolioCategories, { query: { lang: locale } }, { signal }),
  });

type Shown = Pick<Project, 'is_visible' | 'category_slug'>;

/** The visible projects of a category, or of all. */
export const projectsIn = <T extends Shown>(projects: readonly T[], category: string): readonly T[] =>
  projects.filter(({ is_visible, category_slug: slug }) => is_visible && (category === '' || slug === category));
