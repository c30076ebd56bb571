import { z } from 'zod';
import { pictureSchema } from '../catalogue/schemas.ts';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, line, localised, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  portfolioCategorySchema,
  portfolioCategoryUpdateSchema,
  portfolioCategoryWriteSchema,
  projectSchema,
  projectUpdateSchema,
  projectWriteSchema,
} from './schemas.ts';

const projects = z.object({ data: z.array(projectSchema) });
const categories = z.object({ data: z.array(portfolioCategorySchema) });
const ofItem = z.object({ portfolioItemId: id });

const projectShapes = shapeTable({
  listProjects: {
    access: 'public',
    summary: 'Visible projects',
    query: languageQuery,
    response: projects,
  },
  listAllProjects: {
    access: 'catalogue:read',
    summary: 'Projects, hidden ones too, with both languages',
    query: languageQuery,
    response: projects,
  },
  createProject: {
    access: 'catalogue:change',
    summary: 'Add a project',
    body: projectWriteSchema,
    status: 201,
    response: projectSchema,
  },
  reorderProjects: {
    access: 'catalogue:change',
    summary: 'Reorder all projects',
    body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
    response: projects,
  },
  updateProject: {
    access: 'catalogue:change',
    summary: 'Change a project',
    params: idParams,
    body: projectUpdateSchema,
    response: projectSchema,
  },
  deleteProject: {
    access: 'catalogue:all',
    summary: 'Delete a project',
    params: idParams,
    response: message,
  },
  listPortfolioCategories: {
    access: 'public',
    summary: 'Categories of projects',
    query: languageQuery.extend({ with: z.enum(['translations']).optional() }),
    response: categories,
  },
  createPortfolioCategory: {
    access: 'catalogue:change',
    summary: 'Add a category of projects',
    body: portfolioCategoryWriteSchema,
    status: 201,
    response: portfolioCategorySchema,
  },
  updatePortfolioCategory: {
    access: 'catalogue:change',
    summary: 'Change a category of projects',
    params: idParams,
    body: portfolioCategoryUpdateSchema,
    response: portfolioCategorySchema,
  },
  deletePortfolioCategory: {
    access: 'catalogue:all',
    summary: 'Delete a category, moving its projects to another one',
    params: idParams,
    query: z.object({ reassignTo: id.optional() }),
    response: message,
  },
});

const imageShapes = shapeTable({
  listPortfolioImages: {
    access: 'public',
    summary: 'Pictures of a project, in order',
    params: ofItem,
    query: languageQuery,
    response: z.array(pictureSchema),
  },
  addPortfolioImage: {
    access: 'catalogue:change',
    summary: 'Add a picture (multipart field `image`)',
    params: ofItem,
    takes: 'multipart',
    status: 201,
    response: pictureSchema,
  },
  addPortfolioImages: {
    access: 'catalogue:change',
    summary: 'Add several pictures (multipart field `images`)',
    params: ofItem,
    takes: 'multipart',
    status: 201,
    response: z.array(pictureSchema),
  },
  reorderPortfolioImages: {
    access: 'catalogue:change',
    summary: 'Reorder the pictures of a project',
    body: z.strictObject({ portfolioItemId: id, imageIds: z.array(id).min(1).max(100) }),
    response: z.array(pictureSchema),
  },
  updatePortfolioImage: {
    access: 'catalogue:change',
    summary: 'Set the alternative text of a picture',
    params: idParams,
    body: z.strictObject({ alt: z.union([line(300), localised(300)]) }),
    response: pictureSchema,
  },
  deletePortfolioImage: {
    access: 'catalogue:all',
    summary: 'Remove a picture',
    params: idParams,
    response: message,
  },
});

export const portfolioShapes = { ...projectShapes, ...imageShapes };

export const portfolioEndpoints = endpointTable(portfolioShapes, calls);
