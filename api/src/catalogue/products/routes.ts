import { keepAnswers } from '../../platform/http/kept-answers.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { registerBundles } from './bundle-routes.ts';
import { registerCategories } from './category-routes.ts';
import { registerProductImages } from './image-routes.ts';
import { registerPrintProfiles } from './print-profile-routes.ts';
import { registerProductAdmin } from './product-admin-routes.ts';
import { createProductLists } from './product-lists.ts';
import { registerProducts } from './product-routes.ts';
import { registerStock } from './stock-routes.ts';
import { registerVariants } from './variant-routes.ts';

export const registerCatalogue: ApiModule = (app, services) => {
  const answer = keepAnswers(services.changes, 'catalogue');
  const list = createProductLists(services, answer);
  registerProducts(app, services, { answer, list });
  registerProductAdmin(app, services);
  registerPrintProfiles(app, services);
  registerStock(app, services);
  registerCategories(app, services, { answer, list });
  registerVariants(app, services);
  registerProductImages(app, services);
  registerBundles(app, services);
};
