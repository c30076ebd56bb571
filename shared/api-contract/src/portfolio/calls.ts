import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { portfolioShapes } from './endpoints.ts';
import type { portfolioCategorySchema, projectSchema } from './schemas.ts';

type Table = typeof portfolioShapes;

export type Project = z.output<typeof projectSchema>;
export type PortfolioCategory = z.output<typeof portfolioCategorySchema>;

export const listProjects = call<Table['listProjects']>('GET', '/api/portfolio/portfolio');
export const listAllProjects = call<Table['listAllProjects']>('GET', '/api/admin/portfolio');
export const createProject = call<Table['createProject']>('POST', '/api/portfolio/portfolio');
export const reorderProjects = call<Table['reorderProjects']>('PUT', '/api/portfolio/portfolio/reorder');
export const updateProject = call<Table['updateProject']>('PUT', '/api/portfolio/portfolio/:id');
export const deleteProject = call<Table['deleteProject']>('DELETE', '/api/portfolio/portfolio/:id');
export const listPortfolioCategories = call<Table['listPortfolioCategories']>('GET', '/api/portfolio/categories');
export const createPortfolioCategory = call<Table['createPortfolioCategory']>('POST', '/api/portfolio/categories');
export const updatePortfolioCategory = call<Table['updatePortfolioCategory']>('PUT', '/api/portfolio/categories/:id');
export const deletePortfolioCategory = call<Table['deletePortfolioCategory']>(
  'DELETE',
  '/api/portfolio/categories/:id',
);
export const listPortfolioImages = call<Table['listPortfolioImages']>('GET', '/api/portfolio-images/:portfolioItemId');
export const addPortfolioImage = call<Table['addPortfolioImage']>('POST', '/api/portfolio-images/:portfolioItemId');
export const addPortfolioImages = call<Table['addPortfolioImages']>(
  'POST',
  '/api/portfolio-images/:portfolioItemId/multiple',
);
export const reorderPortfolioImages = call<Table['reorderPortfolioImages']>('PUT', '/api/portfolio-images/reorder');
export const updatePortfolioImage = call<Table['updatePortfolioImage']>('PUT', '/api/portfolio-images/:id');
export const deletePortfolioImage = call<Table['deletePortfolioImage']>('DELETE', '/api/portfolio-images/:id');
