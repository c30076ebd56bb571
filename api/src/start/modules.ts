import { registerAccounting, registerFigures, registerInvoices, registerTill } from '../books/index.ts';
import { registerCatalogue, registerMarkets, registerPictures, registerPortfolio } from '../catalogue/index.ts';
import { registerOperations, registerOrderDesk, registerReleases, registerSettings } from '../desk/index.ts';
import {
  registerAccounts,
  registerContact,
  registerIdentity,
  registerNewsletter,
  registerPhotos,
  registerTeam,
} from '../people/index.ts';
import { registerMailbox } from '../platform/mail/sending/mailbox-routes.ts';
import type { ApiModule } from '../platform/services/services.ts';
import { registerBatches } from '../production/index.ts';
import {
  registerCheckout,
  registerCoupons,
  registerCustomerOrders,
  registerLoyalty,
  registerPayments,
  registerShipping,
} from '../selling/index.ts';

export const modules: readonly ApiModule[] = [
  registerPictures,
  registerCatalogue,
  registerIdentity,
  registerAccounts,
  registerTeam,
  registerShipping,
  registerCoupons,
  registerCheckout,
  registerCustomerOrders,
  registerOrderDesk,
  registerPayments,
  registerPhotos,
  registerContact,
  registerLoyalty,
  registerMarkets,
  registerTill,
  registerNewsletter,
  registerInvoices,
  registerFigures,
  registerAccounting,
  registerOperations,
  registerPortfolio,
  registerReleases,
  registerSettings,
  registerBatches,
  registerMailbox,
];
