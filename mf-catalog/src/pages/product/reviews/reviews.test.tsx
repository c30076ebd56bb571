import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aProduct } from '../../../catalogue/catalogue.fixture.ts';
import { aReview, someReviews } from '../../../reviews/reviews.fixture.ts';
import { publicSettings } from '../../../shop-identity/settings.fixture.ts';

let unmount = async () => {};
afterEach(() => unmount());

async function open(reviews: ReturnType<typeof someReviews>, locale: 'fr' | 'en' = 'fr') {
  const asked: string[] = [];
  const piece = await mountPiece(app, {
    path: '/products/magnet-carre',
    locale,
    page: { id: 'product', params: { identifier: 'magnet-carre' } },
    api(path) {
      if (path.includes('/reviews')) {
        asked.push(path);
        return Response.json(reviews);
      }
      if (path === '/api/settings') return Response.json(publicSettings);
      return path.startsWith('/api/products/slug') ? Response.json(aProduct()) : Response.json([]);
    },
  });
  unmount = piece.unmount;
  return { asked, heads: piece.record.heads };
}

const section = () => screen.findByRole('region', { name: 'Ce qu’ils en disent' });

describe('the reviews of a product', () => {
  it('show the spread, the mark as a figure, what was bought and the answer', async () => {
    const { heads } = await open(
      someReviews(aReview({ answer: 'Merci !' }), aReview({ id: 'b', stars: 5, title: null })),
    );
    const region = within(await section());
    expect(region.getByText('4,5')).toBeTruthy();
    expect(region.getByText('2 avis, achats vérifiés')).toBeTruthy();
    expect(region.getByText(/^50\s% des avis : 5 étoiles$/)).toBeTruthy();
    expect(region.getByText('4 sur 5')).toBeTruthy();
    expect(region.getAllByText(/Acheté par 4 · Mat/)).toHaveLength(2);
    expect(region.getByText(/Merci !/)).toBeTruthy();
    expect(region.getByText(/aucun n’est retiré pour sa note/)).toBeTruthy();
    await waitFor(() =>
      expect(heads.at(-1)?.structuredData?.[0]).toMatchObject({
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
        review: [{ author: { name: 'Jeanne L.' } }, {}],
      }),
    );
  });

  it('say which are samples, and tell search engines nothing of them', async () => {
    const { heads } = await open(someReviews(aReview({ isSample: true })));
    const region = within(await section());
    expect(region.getByText('Exemple')).toBeTruthy();
    expect(region.getByText(/écrit pour présenter la boutique/)).toBeTruthy();
    await waitFor(() => expect(heads.length).toBeGreaterThan(0));
    expect(heads.at(-1)?.structuredData?.[0]).not.toHaveProperty('aggregateRating');
  });

  it('say that there is none, without a mark', async () => {
    await open(someReviews());
    expect(within(await section()).getByText(/Pas encore d’avis/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /avis$/ })).toBeNull();
  });

  it('are sorted as the visitor likes', async () => {
    const reviews = [1, 2, 3, 4, 5].map((stars) => aReview({ id: String(stars), stars }));
    const { asked } = await open(someReviews(...reviews));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Trier les avis' }), 'worst');
    await waitFor(() => expect(asked.at(-1)).toContain('sort=worst'));
  });

  it('keep the language in which they were written', async () => {
    await open(someReviews(aReview()), 'en');
    const words = await screen.findByText('Parfait pour les visages.');
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(screen.getByText(/Bought as a set of 4/)).toBeTruthy();
  });
});
