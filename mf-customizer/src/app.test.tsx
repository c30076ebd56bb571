import { mountPiece } from '@aimante/testing';
import { describeRemote } from '@aimante/testing/contract';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const freeTool = { id: 'photo-cropper', params: {} };
const openFreeTool = (locale: 'fr' | 'en') => mountPiece(app, { path: '/photo-cropper', locale, page: freeTool });
const photo = new File([new Uint8Array([1, 2, 3])], 'photo.jpg', { type: 'image/jpeg' });

describeRemote('mf-customizer', app, [
  { page: freeTool, path: '/photo-cropper', title: { fr: 'Outil de Recadrage Photo', en: 'Photo cropping tool' } },
  {
    page: { id: 'customize', params: { productId: 'p1' } },
    path: '/products/p1/customize',
    title: { fr: 'Nous n’avons pas pu ouvrir ce produit', en: 'We could not open this product' },
  },
]);

describe('the free tool', () => {
  it('offers 5 × 5 cm first, and photos only when a size is confirmed', async () => {
    const { element } = await openFreeTool('fr');
    const page = within(element);
    const confirm = await page.findByRole('button', { name: 'Confirmer la taille' });
    expect(page.getAllByRole('radio', { checked: true })).toEqual([
      page.getAllByRole('radio', { name: '5\u00a0×\u00a05\u00a0cm' })[0],
    ]);
    expect(page.queryByRole('button', { name: 'Choisir des photos' })).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: '10\u00a0×\u00a07\u00a0cm' }));
    await userEvent.click(confirm);
    expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeTruthy();
    expect(element.textContent).toContain('Format 10\u00a0×\u00a07\u00a0cm');
  });

  it('asks for a size when photos are pasted before one is confirmed', async () => {
    const { element, record } = await openFreeTool('fr');
    await within(element).findByRole('button', { name: 'Confirmer la taille' });
    fireEvent.paste(document, { clipboardData: { files: [photo] } });
    await waitFor(() =>
      expect(record.notices).toMatchObject([{ text: 'Veuillez sélectionner une taille pour les images.' }]),
    );
  });

  it('refuses more photos than the largest order, and takes none of them', async () => {
    const { element, record } = await openFreeTool('fr');
    await userEvent.click(await within(element).findByRole('button', { name: 'Confirmer la taille' }));
    fireEvent.paste(document, { clipboardData: { files: Array.from({ length: 1000 }, () => photo) } });
    await waitFor(() =>
      expect(record.notices).toMatchObject([{ text: 'Vous pouvez importer seulement 999 images supplémentaires.' }]),
    );
    expect(within(element).getByRole('button', { name: 'Choisir des photos' })).toBeTruthy();
  });
});
