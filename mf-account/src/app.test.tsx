import { describeRemote } from '@aimante/testing/contract';
import * as app from '#app';

describeRemote('mf-account', app, [
  { page: { id: 'login', params: {} }, path: '/auth/login', title: { fr: 'Bon retour', en: 'Welcome back' } },
  {
    page: { id: 'signup', params: {} },
    path: '/auth/signup',
    title: { fr: 'Créer un compte', en: 'Create an account' },
  },
]);
