import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from './app.tsx';

describe('mf-account alone', () => {
  it('shows the page that the shell asks for, in the language of the address', async () => {
    const piece = await mountPiece(app, { path: '/auth/login', locale: 'en', page: { id: 'login', params: {} } });
    expect(within(piece.element).getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  });
});
