import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as app from './app.tsx';

describe('mf-catalog alone', () => {
  it('shows the page that the shell asks for, in the language of the address', async () => {
    const piece = await mountPiece(app, { path: '/portfolio', locale: 'en', page: { id: 'portfolio', params: {} } });
    expect(within(piece.element).getByRole('heading', { level: 1 }).textContent).toBe('Our portfolio');
    await piece.unmount();
    expect(piece.element.innerHTML).toBe('');
  });

  it('changes page without being mounted again', async () => {
    const piece = await mountPiece(app, { path: '/about', page: { id: 'about', params: {} } });
    await piece.goTo('/contact', { id: 'contact', params: {} });
    expect(within(piece.element).getByRole('heading', { level: 1 }).textContent).toBe('Contact');
  });

  it('refuses a page that it does not have', async () => {
    await expect(mountPiece(app, { page: { id: 'nowhere', params: {} } })).rejects.toThrow('no page "nowhere"');
  });
});
