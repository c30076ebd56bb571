import { listPortfolioCategories, listProjects } from '@aimante/api-contract/portfolio';
import { queryOptions } from '@tanstack/react-query';
import type { ShopSource } from '../catalogue/shop-query.ts';

export const projectsQuery = ({ api, locale }: ShopSource) =>
  queryOptions({
    queryKey: ['projects', locale],
    queryFn: ({ signal }) => api(listProjects, { query: { lang: locale } }, { signal }),
  });

export const projectCategoriesQuery = ({ api, locale }: ShopSource) =>
  queryOptions({
    queryKey: ['project-categories', locale],
    queryFn: ({ signal }) => api(listPortfolioCategories, { query: { lang: locale } }, { signal }),
  });
