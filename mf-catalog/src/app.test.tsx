import { describeRemote } from '@aimante/testing/contract';
import * as app from '#app';

describeRemote('mf-catalog', app, [
  { page: { id: 'portfolio', params: {} }, path: '/portfolio', title: { fr: 'Notre Portfolio', en: 'Our portfolio' } },
  { page: { id: 'contact', params: {} }, path: '/contact', title: { fr: 'Contact', en: 'Contact' } },
]);
