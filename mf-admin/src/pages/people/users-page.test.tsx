import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { type Screen, waitFor, within } from '@testing-library/react';
import * as app from '#app';

const user = (id: string, firstName: string) => ({
  ...{ id, firstName, lastName: 'Petit', email: `${id}@exemple.test`, role: 'customer', accountType: 'personal' },
  ...{ isActive: true, anonymisedAt: null, lastLoginAt: null, orderCount: 1, spentCents: 450, loyaltyPoints: 1800 },
  version: 1,
});

const page = (...items: unknown[]) =>
  new Response(JSON.stringify({ items, next: null, total: items.length }), {
    headers: { 'content-type': 'application/json' },
  });

async function openUsers() {
  let answerSearch = (_: Response) => {};
  const users = { id: 'users', params: {} };
  const { element, goTo } = await mountPiece(app, {
    path: '/admin/users',
    page: users,
    session: { token: 't', role: 'admin' },
    api: (address) => {
      if (!address.startsWith('/api/admin/users') && !address.startsWith('/api/users'))
        return new Response('{}', { status: 404 });
      if (!address.includes('search=')) return page(user('nora', 'Nora'));
      return new Promise((resolve) => {
        answerSearch = resolve;
      });
    },
  });
  const screen = within(element);
  await screen.findByRole('button', { name: /Nora/ });
  const search = () => goTo('/admin/users?q=lea', users);
  return { screen, search, answer: (answer: Response) => answerSearch(answer) };
}

const rowsOf = (screen: Pick<Screen, 'getAllByRole'>) => screen.getAllByRole('rowgroup')[1];

describe('a list that the server searches', () => {
  it('keeps the previous rows until the new ones are loaded', async () => {
    const { screen, search, answer } = await openUsers();
    await search();
    await waitFor(() => expect(rowsOf(screen)?.getAttribute('aria-busy')).toBe('true'));
    expect(rowsOf(screen)?.hasAttribute('inert')).toBe(true);
    answer(page(user('lea', 'Léa')));
    await screen.findByRole('button', { name: /Léa/ });
    expect(rowsOf(screen)?.hasAttribute('inert')).toBe(false);
  });
});
