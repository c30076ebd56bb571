import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import type { PictureStore } from '../src/platform/pictures/picture-store.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { sampleReviews } from './review-data.ts';
import { seedPictures } from './seed-pictures.ts';

const dayMs = 86_400_000;

/** A review without an order is a sample: the shop says so, and search engines do not see it. */
export async function seedReviews(db: Queryable, { pictures, now }: { pictures: PictureStore; now: Date }) {
  const picture = await seedPictures(db, pictures);
  for (const review of sampleReviews) {
    const at = now.getTime() - review.daysAgo * dayMs;
    const id = uuidv7(at);
    const answer = 'answer' in review ? review.answer : null;
    await db.execute(sql`INSERT INTO reviews (id, product_id, locale, stars, title, body, author, quantity, state, answer,
        answered_at, created_at)
      SELECT ${id}, p.id, 'fr', ${review.stars}, ${review.title}, ${review.text}, ${review.author}, ${review.quantity}, 'published',
        ${answer}, ${answer && new Date(at + dayMs).toISOString()}, ${new Date(at).toISOString()}
      FROM products p WHERE p.slug = ${review.slug}`);
    for (const [position, name] of review.pictures.entries()) {
      await db.execute(sql`INSERT INTO review_photos (id, review_id, picture_id, position)
        VALUES (${uuidv7()}, ${id}, ${await picture(name)}, ${position})`);
    }
  }
}
