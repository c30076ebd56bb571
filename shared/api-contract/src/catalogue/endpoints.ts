import { bundleEndpoints } from './bundle-endpoints.ts';
import { categoryEndpoints } from './category-endpoints.ts';
import { imageEndpoints } from './image-endpoints.ts';
import { productEndpoints } from './product-endpoints.ts';
import { variantEndpoints } from './variant-endpoints.ts';

export const catalogueEndpoints = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...variantEndpoints,
  ...imageEndpoints,
  ...bundleEndpoints,
};
