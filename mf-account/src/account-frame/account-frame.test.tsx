import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

it('links the account pages of all remotes, in the language of the page', async () => {
  const links = {
    'account-nav': [
      { remote: 'mf-account', page: 'account', path: '/account', label: { fr: 'Vue d’ensemble', en: 'Overview' } },
      { remote: 'mf-gifts', page: 'gifts', path: '/gifts', label: { fr: 'Mes cadeaux', en: 'My gifts' } },
    ],
  };
  const page = { id: 'account', params: {} };
  const { element } = await mountPiece(app, { locale: 'en', path: '/account', page, links });
  const navigation = within(element).getByRole('navigation', { name: 'My account' });
  const shown = within(navigation).getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/en/account'],
    ['My gifts', '/en/gifts'],
  ]);
});
