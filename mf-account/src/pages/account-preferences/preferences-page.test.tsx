import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const profile = { email: 'manon@exemple.test', locale: 'fr', addresses: [], version: 1 };

async function openPreferences(status: 'none' | 'subscribed') {
  const { element, record } = await mountPiece(app, {
    path: '/account/preferences',
    page: { id: 'account-preferences', params: {} },
    session: { token: 'a.b.c', role: 'customer' },
    api(path) {
      if (path.includes('/api/users/profile')) return Response.json(profile);
      if (path.includes('/api/newsletter/status/')) return Response.json({ email: profile.email, status });
      return new Response('<html>', { status: 502 });
    },
  });
  await userEvent.click(await within(element).findByRole('switch'));
  return record;
}

describe('the choice of the newsletter', () => {
  it.each([
    ['none', 'Erreur lors de l’inscription à la newsletter'],
    ['subscribed', 'Erreur lors de la désinscription de la newsletter'],
  ] as const)('where it was %s, says what failed', async (status, text) => {
    const { notices } = await openPreferences(status);
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]));
  });
});
