import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import type { PictureStore } from '../src/platform/pictures/picture-store.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { marketEvents, messages } from './market-data.ts';
import { portfolioCategories, projects } from './portfolio-data.ts';
import { seedPictures } from './seed-pictures.ts';

export interface ContentContext {
  pictures: PictureStore;
  accounts: Map<string, string>;
  now: Date;
}

export async function seedContent(db: Queryable, { pictures, accounts, now }: ContentContext): Promise<void> {
  await seedPortfolio(db, pictures);
  await seedMarkets(db, now);
  await seedMessages(db, { accounts, now });
  for (const [email, status] of [
    ['client@aimante.test', 'subscribed'],
    ['lea.garnier@exemple.test', 'pending'],
  ]) {
    await db.execute(sql`INSERT INTO newsletter_subscribers (id, email, status, consented_at, confirmed_at)
      VALUES (${uuidv7()}, ${email}, ${status}, ${now.toISOString()}, ${status === 'subscribed' ? now.toISOString() : null})`);
  }
}

async function seedPortfolio(db: Queryable, pictures: PictureStore): Promise<void> {
  const picture = await seedPictures(db, pictures);
  const categories = new Map<string, string>();
  for (const [position, category] of portfolioCategories.entries()) {
    const id = uuidv7();
    categories.set(category.slug, id);
    await db.execute(sql`INSERT INTO portfolio_categories (id, slug, name, position)
      VALUES (${id}, ${category.slug}, ${category.name}, ${position})`);
  }
  for (const [position, project] of projects.entries()) {
    const id = uuidv7();
    await db.execute(sql`INSERT INTO portfolio_items (id, category_id, title, description, is_visible, is_featured,
        client_consent_at, position, created_at)
      VALUES (${id}, ${categories.get(project.category)}, ${project.title}, ${project.description}, ${!project.hidden},
        ${project.featured ?? false}, ${project.hidden ? null : project.createdAt}, ${position}, ${project.createdAt})`);
    await db.execute(sql`INSERT INTO portfolio_images (id, portfolio_item_id, picture_id, alt, position)
      VALUES (${uuidv7()}, ${id}, ${await picture(project.picture)}, ${project.title}, 0)`);
  }
}

async function seedMarkets(db: Queryable, now: Date): Promise<void> {
  for (const event of marketEvents) {
    const id = uuidv7();
    const day = new Date(now.getTime() + event.inDays * 86_400_000).toISOString().slice(0, 10);
    const [opens, closes] = event.hours.map((hour) => `${day} ${hour}:00 Europe/Paris`);
    await db.execute(sql`INSERT INTO market_events (id, slug, name, description, place, address, latitude, longitude, starts_at, ends_at)
      VALUES (${id}, ${event.slug}, ${event.name}, ${event.description}, ${event.place}, ${event.address}, ${event.latitude},
        ${event.longitude}, ${opens}, ${closes})`);
    for (const [slug, units] of Object.entries(event.stock)) {
      const stock = uuidv7();
      await db.execute(sql`INSERT INTO stocks (id, product_id, market_event_id, on_hand)
        SELECT ${stock}, p.id, ${id}, ${units} FROM products p WHERE p.slug = ${slug}`);
      await db.execute(
        sql`INSERT INTO stock_movements (id, stock_id, delta, reason) VALUES (${uuidv7()}, ${stock}, ${units}, 'initial')`,
      );
    }
  }
}

async function seedMessages(db: Queryable, { accounts, now }: Pick<ContentContext, 'accounts' | 'now'>): Promise<void> {
  for (const message of messages) {
    const id = uuidv7();
    const at = new Date(now.getTime() - message.hoursAgo * 3_600_000).toISOString();
    await db.execute(sql`INSERT INTO contact_threads (id, ticket, user_id, name, email, subject, status, created_at, updated_at)
      VALUES (${id}, 'C-' || nextval('contact_ticket_number'), ${accounts.get(message.email) ?? null}, ${message.name},
        ${message.email}, ${message.subject}, ${message.status}, ${at}, ${at})`);
    await db.execute(sql`INSERT INTO contact_messages (id, thread_id, kind, body, created_at)
      VALUES (${uuidv7()}, ${id}, 'customer', ${message.body}, ${at})`);
    if (!('reply' in message)) continue;
    await db.execute(sql`INSERT INTO contact_messages (id, thread_id, kind, author_id, body, created_at)
      VALUES (${uuidv7()}, ${id}, 'reply', ${accounts.get('admin@aimante.test') ?? null}, ${message.reply},
        ${at}::timestamptz + interval '2 hours')`);
  }
}
