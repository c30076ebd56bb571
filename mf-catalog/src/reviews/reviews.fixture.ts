import type { ProductReviews, Review } from '@aimante/api-contract/reviews';

export const aReview = (over: Partial<Review> = {}): Review => ({
  id: '01a10000-0000-7000-8000-00000000000a',
  stars: 4,
  title: 'Un peu petit',
  text: 'Parfait pour les visages.',
  locale: 'fr',
  author: 'Jeanne L.',
  quantity: 4,
  options: 'Mat',
  pictures: [],
  answer: null,
  answeredAt: null,
  isSample: false,
  createdAt: '2026-10-28T10:00:00.000Z',
  ...over,
});

/** The published reviews of a product, counted as the server counts them. */
export function someReviews(...reviews: readonly Review[]): ProductReviews {
  const rate = (counted: readonly Review[]) =>
    counted.length === 0
      ? null
      : { count: counted.length, average: counted.reduce((sum, { stars }) => sum + stars, 0) / counted.length };
  const pictures = reviews.flatMap((review) => review.pictures);
  return {
    rating: rate(reviews),
    verified: rate(reviews.filter(({ isSample }) => !isSample)),
    spread: [5, 4, 3, 2, 1].map((mark) => reviews.filter(({ stars }) => stars === mark).length),
    pictures,
    pictureCount: pictures.length,
    reviews: [...reviews],
  };
}
