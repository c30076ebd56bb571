import {
  registerAccounting,
  registerFigures,
  registerInvoices,
  registerPayouts,
  registerPlatform,
  registerTill,
} from '../books/index.ts';
import { registerCatalogue, registerMarkets, registerPictures, registerPortfolio } from '../catalogue/index.ts';
import { registerOperations, registerOrderDesk, registerReleases, registerSettings } from '../desk/index.ts';
import {
  registerAccounts,
  registerContact,
  registerIdentity,
  registerNewsletter,
  registerPhotos,
  registerSecondFactors,
  registerTeam,
} from '../people/index.ts';
import { registerMailbox } from '../platform/mail/sending/mailbox-routes.ts';
import type { ApiModule } from '../platform/services/services.ts';
import { registerBatches, registerPacking } from '../production/index.ts';
import {
  registerCartReminders,
  registerCarts,
  registerCheckout,
  registerCoupons,
  registerCustomerOrders,
  registerLoyalty,
  registerParcels,
  registerPayments,
  registerReviews,
  registerShipping,
  registerVat,
} from '../selling/index.ts';

export const modules: readonly ApiModule[] = [
  registerPictures,
  registerCatalogue,
  registerIdentity,
  registerSecondFactors,
  registerAccounts,
  registerTeam,
  registerShipping,
  registerVat,
  registerCoupons,
  registerCarts,
  registerCartReminders,
  registerCheckout,
  registerCustomerOrders,
  registerOrderDesk,
  registerPayments,
  registerParcels,
  registerPhotos,
  registerContact,
  registerLoyalty,
  registerReviews,
  registerMarkets,
  registerTill,
  registerNewsletter,
  registerInvoices,
  registerFigures,
  registerAccounting,
  registerPayouts,
  registerPlatform,
  registerOperations,
  registerPortfolio,
  registerReleases,
  registerSettings,
  registerBatches,
  registerPacking,
  registerMailbox,
];
