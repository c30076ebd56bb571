export { forgetViewsOfAccount } from './operations/list-views.ts';
export { registerOperations } from './operations/routes.ts';
export { registerNewOrders } from './orders/new-order-routes.ts';
export { registerOrderDesk } from './orders/routes.ts';
export { registerSupplements } from './orders/supplement-routes.ts';
export { registerPrivacy } from './privacy/routes.ts';
export { registerReleases } from './releases/routes.ts';
export { registerSettings } from './settings/routes.ts';
