import { describeRemote } from '@aimante/testing/contract';
import * as app from '#app';

describeRemote('mf-admin', app, [
  { page: { id: 'dashboard', params: {} }, path: '/admin', title: { fr: 'Tableau de bord', en: 'Dashboard' } },
  { page: { id: 'coupons', params: {} }, path: '/admin/coupons', title: { fr: 'Codes promo', en: 'Coupons' } },
]);
