import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from '#app';

describe('the dashboard', () => {
  it('names the failure when the server sends no message', async () => {
    const { element } = await mountPiece(app, {
      path: '/admin',
      page: { id: 'dashboard', params: {} },
      session: { token: 't', role: 'admin' },
      api: () => new Response(null, { status: 403 }),
    });
    const alert = await within(element).findByRole('alert');
    expect(alert.textContent).toContain('Erreur lors de la récupération des statistiques du dashboard');
  });
});
