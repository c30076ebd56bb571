import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from './app.tsx';

describe('mf-cart-checkout alone', () => {
  it('shows the page that the shell asks for, in the language of the address', async () => {
    const piece = await mountPiece(app, { path: '/cart', locale: 'en', page: { id: 'cart', params: {} } });
    expect(await within(piece.element).findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  });
});
