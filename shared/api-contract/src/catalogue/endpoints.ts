import { endpointTable } from '../core/endpoint.ts';
import { bundleShapes } from './bundle-endpoints.ts';
import * as calls from './calls.ts';
import { categoryShapes } from './category-endpoints.ts';
import { costShapes } from './cost-endpoints.ts';
import { imageShapes } from './image-endpoints.ts';
import { productShapes } from './product-endpoints.ts';
import { variantShapes } from './variant-endpoints.ts';

export const catalogueShapes = {
  ...categoryShapes,
  ...productShapes,
  ...variantShapes,
  ...imageShapes,
  ...bundleShapes,
  ...costShapes,
};

export const catalogueEndpoints = endpointTable(catalogueShapes, calls);
