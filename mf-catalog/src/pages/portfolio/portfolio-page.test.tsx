import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

let unmount = async () => {};
afterEach(() => unmount());

const project = (title: string, slug: string, isVisible = true) => ({
  id: title,
  title,
  description: '',
  image_url: null,
  images: [],
  created_at: '2026-11-01T09:00:00.000Z',
  is_visible: isVisible,
  is_featured: false,
  category_slug: slug,
});
const projects = [
  project('Zoé et Léo', 'weddings'),
  project('Club de judo', 'clubs'),
  project('Secret', 'clubs', false),
];
const categories = ['weddings', 'clubs', 'schools'].map((slug) => ({ id: slug, slug, name: `Les ${slug}` }));

async function open(path: string, api: (path: string) => Response = answer) {
  const page = { id: 'portfolio', params: {} };
  const piece = await mountPiece(app, { path, page, api });
  unmount = piece.unmount;
  return { ...piece, goTo: (address: string) => piece.goTo(address, page) };
}
const answer = (path: string) => Response.json({ data: path.includes('categories') ? categories : projects });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the portfolio', () => {
  it.each([
    ['/portfolio', ['Zoé et Léo', 'Club de judo']],
    ['/portfolio?category=clubs', ['Club de judo']],
  ])('shows at %s the visible projects', async (path, shown) => {
    await open(path);
    await waitFor(() => expect(titles()).toEqual(shown));
  });

  it('offers a slot on each project', async () => {
    const { record } = await open('/portfolio?category=clubs');
    await waitFor(() =>
      expect([...record.slots.values()]).toEqual([
        { name: 'portfolio-entry', props: { projectId: 'Club de judo', title: 'Club de judo' } },
      ]),
    );
  });

  it('keeps the chosen category in the address', async () => {
    const { record } = await open('/portfolio');
    await userEvent.click(await screen.findByRole('button', { name: 'Les clubs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tous' }));
    expect(record.navigations).toEqual(['/portfolio?category=clubs', '/portfolio']);
  });

  it.each([
    ['schools', /Rien encore dans «\sLes schools\s»/],
    ['unknown', /Rien encore dans «\sunknown\s»/],
  ])('leads from the empty category %s back to all', async (category, text) => {
    const { record } = await open(`/portfolio?category=${category}`);
    expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Voir tous les projets' }));
    expect(record.navigations).toEqual(['/portfolio']);
  });

  it('has no link to all projects when there are none', async () => {
    await open('/portfolio', () => Response.json({ data: [] }));
    expect(await screen.findByText(/Les premières réalisations arrivent/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Voir tous les projets' })).toBeNull();
  });

  it('shows all projects where the categories do not come', async () => {
    await open('/portfolio', (path) =>
      path.includes('categories') ? new Response(null, { status: 403 }) : answer(path),
    );
    await waitFor(() => expect(titles()).toHaveLength(2));
  });
});
