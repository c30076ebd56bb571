import { keepAnswers } from '../../platform/http/answers/kept-answers.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { registerBundles } from './bundles/bundle-routes.ts';
import { registerCategories } from './categories/category-routes.ts';
import { registerCosts } from './costs/cost-routes.ts';
import { registerProductImages } from './editing/image-routes.ts';
import { registerPrintProfiles } from './editing/print-profile-routes.ts';
import { registerProductAdmin } from './editing/product-admin-routes.ts';
import { createProductLists } from './lists/product-lists.ts';
import { registerProducts } from './product-routes.ts';
import { registerSearch } from './search/search-routes.ts';
import { registerStock } from './stock/stock-routes.ts';
import { registerVariants } from './variants/variant-routes.ts';

export const registerCatalogue: ApiModule = (app, services) => {
  const answer = keepAnswers(services.changes, 'catalogue');
  const list = createProductLists(services, answer);
  registerProducts(app, services, { answer, list });
  registerSearch(app, services, answer);
  registerProductAdmin(app, services);
  registerPrintProfiles(app, services);
  registerStock(app, services);
  registerCategories(app, services, { answer, list });
  registerVariants(app, services);
  registerProductImages(app, services);
  registerBundles(app, services);
  registerCosts(app, services);
};
