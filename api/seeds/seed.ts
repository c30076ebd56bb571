import type { Services } from '../src/platform/services/services.ts';
import { sql } from '../src/platform/sql/sql.ts';
import { seedCoupons } from './commerce-coupons.ts';
import { seedOrders } from './commerce-orders.ts';
import { seedShop } from './demo-shop.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { seedReviews } from './seed-reviews.ts';

const lock = 4_108_772;

/**
 * Fills an empty database with the demo's contents; changes nothing in a database with contents. Several servers may
 * start at once.
 */
export async function seedDemo(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
    const found = await tx.execute(sql`SELECT 1 FROM products UNION ALL SELECT 1 FROM categories LIMIT 1`);
    if (found.rows.length > 0) return;
    await seedShop(tx);
    const accounts = await seedAccounts(tx);
    await seedCatalogue(tx, services.pictures);
    await seedContent(tx, { pictures: services.pictures, accounts, now: services.now() });
    await seedReviews(tx, { pictures: services.pictures, now: services.now() });
    await seedCoupons(tx);
  });
  await seedOrders(services);
}
