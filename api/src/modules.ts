import { registerCatalogue } from './modules/catalogue/routes.ts';
import { registerCheckout } from './modules/checkout/routes.ts';
import { registerCoupons } from './modules/coupons/routes.ts';
import { registerIdentity } from './modules/identity/routes.ts';
import { registerPictures } from './modules/pictures/routes.ts';
import { registerShipping } from './modules/shipping/routes.ts';
import { registerUsers } from './modules/users/routes.ts';
import type { ApiModule } from './services.ts';

/** Every noun of the shop, one line each. */
export const modules: readonly ApiModule[] = [
  registerPictures,
  registerCatalogue,
  registerIdentity,
  registerUsers,
  registerShipping,
  registerCoupons,
  registerCheckout,
];
