import type { Client } from '@aimante/api-contract';
import { listPortfolioCategories, listProjects } from '@aimante/api-contract/portfolio';
import type { Locale } from '@aimante/contract';
import { queryOptions } from '@aimante/remote/data';
import { FRESH_MS } from './catalogue/fresh-ms.ts';

export const projectsQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['projects', locale],
    queryFn: ({ signal }) => api(listProjects, { query: { lang: locale } }, { signal }),
  });

export const projectCategoriesQuery = (api: Client, locale: Locale) =>
  queryOptions({
    staleTime: FRESH_MS,
    queryKey: ['project-categories', locale],
    queryFn: ({ signal }) => api(listPortfolioCategories, { query: { lang: locale } }, { signal }),
  });
