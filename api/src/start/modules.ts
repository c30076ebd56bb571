import { registerFigures } from '../books/figures/routes.ts';
import { registerInvoices } from '../books/invoices/routes.ts';
import { registerMarket } from '../books/market/routes.ts';
import { registerPictures } from '../catalogue/pictures/routes.ts';
import { registerPortfolio } from '../catalogue/portfolio/routes.ts';
import { registerCatalogue } from '../catalogue/products/routes.ts';
import { registerOperations } from '../desk/operations/routes.ts';
import { registerOrderDesk } from '../desk/orders/routes.ts';
import { registerReleases } from '../desk/releases/routes.ts';
import { registerSettings } from '../desk/settings/routes.ts';
import { registerAccounts } from '../people/accounts/routes.ts';
import { registerContact } from '../people/contact/routes.ts';
import { registerIdentity } from '../people/identity/routes.ts';
import { registerNewsletter } from '../people/newsletter/routes.ts';
import { registerPhotos } from '../people/photos/routes.ts';
import { registerMailbox } from '../platform/mail/mailbox-routes.ts';
import type { ApiModule } from '../platform/services/services.ts';
import { registerBatches } from '../production/batches/routes.ts';
import { registerCheckout } from '../selling/checkout/routes.ts';
import { registerCoupons } from '../selling/coupons/routes.ts';
import { registerCustomerOrders } from '../selling/customer-orders/routes.ts';
import { registerLoyalty } from '../selling/loyalty/routes.ts';
import { registerPayments } from '../selling/payments/routes.ts';
import { registerShipping } from '../selling/shipping/routes.ts';

/** Every noun of the shop, one line each. */
export const modules: readonly ApiModule[] = [
  registerPictures,
  registerCatalogue,
  registerIdentity,
  registerAccounts,
  registerShipping,
  registerCoupons,
  registerCheckout,
  registerCustomerOrders,
  registerOrderDesk,
  registerPayments,
  registerPhotos,
  registerContact,
  registerLoyalty,
  registerMarket,
  registerNewsletter,
  registerInvoices,
  registerFigures,
  registerOperations,
  registerPortfolio,
  registerReleases,
  registerSettings,
  registerBatches,
  registerMailbox,
];
