import { registerBatches } from './modules/batches/routes.ts';
import { registerCatalogue } from './modules/catalogue/routes.ts';
import { registerCheckout } from './modules/checkout/routes.ts';
import { registerContact } from './modules/contact/routes.ts';
import { registerCoupons } from './modules/coupons/routes.ts';
import { registerIdentity } from './modules/identity/routes.ts';
import { registerLoyalty } from './modules/loyalty/routes.ts';
import { registerMarket } from './modules/market/routes.ts';
import { registerNewsletter } from './modules/newsletter/routes.ts';
import { registerOperations } from './modules/operations/routes.ts';
import { registerOrderDesk } from './modules/order-desk/routes.ts';
import { registerOrders } from './modules/orders/routes.ts';
import { registerPayments } from './modules/payments/routes.ts';
import { registerPhotos } from './modules/photos/routes.ts';
import { registerPictures } from './modules/pictures/routes.ts';
import { registerPortfolio } from './modules/portfolio/routes.ts';
import { registerReleases } from './modules/releases/routes.ts';
import { registerSettings } from './modules/settings/routes.ts';
import { registerShipping } from './modules/shipping/routes.ts';
import { registerUsers } from './modules/users/routes.ts';
import { registerMailbox } from './platform/mail/mailbox-routes.ts';
import type { ApiModule } from './platform/services.ts';

/** Every noun of the shop, one line each. */
export const modules: readonly ApiModule[] = [
  registerPictures,
  registerCatalogue,
  registerIdentity,
  registerUsers,
  registerShipping,
  registerCoupons,
  registerCheckout,
  registerOrders,
  registerOrderDesk,
  registerPayments,
  registerPhotos,
  registerContact,
  registerLoyalty,
  registerMarket,
  registerNewsletter,
  registerOperations,
  registerPortfolio,
  registerReleases,
  registerSettings,
  registerBatches,
  registerMailbox,
];
