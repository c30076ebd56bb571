import { mountPiece } from '@aimante/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const magnet = (slug: string, [magnetWidth, magnetHeight]: readonly [number, number], priceCents: number) => ({
  ...{ slug, name: slug, magnetWidth, magnetHeight, priceCents },
  ...{ magnetShape: 'rectangle', dimensions: null, stock: 9, variants: [] },
});
const MAGNETS = [magnet('faire-part', [100, 70], 390), magnet('carre', [50, 50], 450), magnet('bande', [50, 150], 750)];
const LONG = 'Marie-Antoinette de La Rochefoucauld-Montbel à la mer';
const TEAM = {
  id: 'mer',
  name: LONG,
  englishName: 'Sea',
  occasion: 'photo',
  english: {},
  design: { version: 1, size: { width: 50, height: 50 }, layers: [{ kind: 'background', colour: '#a9c8dd' }] },
  picture: {
    ...{ id: 'a', pictureUrl: '/uploads/catalogue/a-320.jpg', alt: '', colour: '#ffffff' },
    ...{ base: '/uploads/catalogue/a', width: 640, height: 640, widths: [320, 640] },
  },
};

async function open(search = '', answers: Readonly<Record<string, () => Response>> = {}) {
  const { element, record } = await mountPiece(app, {
    path: `/templates${search}`,
    page: { id: 'templates', params: {} },
    api: (address) => {
      const path = address.split('?')[0] ?? '';
      if (answers[path]) return answers[path]();
      if (path === '/api/products/magnets') return Response.json(MAGNETS);
      return path === '/api/templates' ? Response.json({ data: [TEAM] }) : Response.json({}, { status: 404 });
    },
  });
  return Object.assign(within(element), { record });
}

describe('the page of templates', () => {
  it('shows those that can be ordered, those of the team first, with the price of their magnet', async () => {
    const page = await open();
    const own = await page.findByRole('link', { name: 'Utiliser le modèle Lin' });
    expect(own.getAttribute('href')).toBe('/products/faire-part/customize/guest?template=lin');
    page.getAllByText(/Magnet 10 × 7 cm, dès 3,90 €/u);
    expect(page.queryByRole('heading', { name: 'Calendrier' })).toBeNull();
    await page.findByText(LONG);
    const photos = within(page.getByRole('region', { name: 'Photo' })).getAllByRole('link', { name: /^Utiliser/ });
    expect(photos.map((link) => link.textContent)).toEqual([LONG, 'Instant', 'Hublot', 'Passe-partout', 'Quatuor']);
  });

  it('shows those of the customizer while those of the team do not come', async () => {
    const page = await open('?occasion=photo', { '/api/templates': () => Response.json({}, { status: 500 }) });
    await page.findByRole('link', { name: 'Utiliser le modèle Instant' });
    expect(page.queryByText(LONG)).toBeNull();
  });

  it('scrolls the chosen occasion into sight', async () => {
    const edges = { FIELDSET: [0, 320], BUTTON: [500, 600] };
    const spy = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const [left = 0, right = 0] = edges[this.tagName as keyof typeof edges] ?? [];
      return { left, right, x: left, width: right - left, y: 0, top: 0, bottom: 0, height: 0, toJSON: () => '' };
    });
    const page = await open('?occasion=photo');
    const row = await page.findByRole('group', { name: 'Occasion' });
    await waitFor(() => expect(row.scrollLeft).toBe(390));
    spy.mockRestore();
  });

  it('keeps both of two filters that are chosen before it is drawn again', async () => {
    const page = await open();
    await page.findByRole('link', { name: 'Utiliser le modèle Lin' });
    act(() => {
      fireEvent.change(page.getByRole('combobox', { name: 'Photo' }), { target: { value: 'with' } });
      fireEvent.click(page.getByRole('button', { name: /^Photo / }));
    });
    expect(page.record.navigations.at(-1)).toMatch(/\?photo=with&occasion=photo$|\?occasion=photo&photo=with$/);
  });

  it('says that a product has no template yet, and offers all others', async () => {
    const page = await open('?product=bande');
    await page.findByRole('heading', { name: 'Pas encore de modèle pour bande' });
    page.getByRole('button', { name: 'Voir tous les modèles' });
  });

  it('says that it could not load, and tries again', async () => {
    let isAway = true;
    const answer = () => (isAway ? Response.json({}, { status: 500 }) : Response.json(MAGNETS));
    const page = await open('', { '/api/products/magnets': answer });
    await page.findByText('Nous n’avons pas pu charger les modèles');
    isAway = false;
    await userEvent.click(page.getByRole('button', { name: 'Réessayer' }));
    await page.findByRole('link', { name: 'Utiliser le modèle Lin' });
  });
});
