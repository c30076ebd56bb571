import type { ClusterShop } from './cluster-shop.ts';
import { runSql } from './machine.ts';

/** Compares the books of the database with the answers to the buyers: one order, one payment, one invoice each. */
export async function countFaults({ databasePort, shop }: ClusterShop, emails: readonly string[]): Promise<string[]> {
  const rows = runSql(
    databasePort,
    `SELECT o.email, count(*), count(*) FILTER (WHERE o.payment_status = 'paid'),
      sum((SELECT count(*) FROM demo_payments p JOIN payment_attempts a ON a.id = p.attempt_id
        WHERE a.order_id = o.id AND p.status = 'succeeded')),
      sum((SELECT count(*) FROM invoices i WHERE i.order_id = o.id))
    FROM orders o WHERE o.email LIKE 'cluster-%' GROUP BY o.email`,
    'shop',
  );
  const found = new Map(rows.split('\n').map((row) => [row.split('|')[0], row.split('|').slice(1).join(' ')]));
  const wrong = emails.flatMap((email) =>
    found.get(email) === '1 1 1 1'
      ? []
      : [`${email}: orders, paid, charged, invoices are ${found.get(email) ?? 'none'}`],
  );
  const gaps = runSql(databasePort, `SELECT max(number) - count(*) FROM invoices WHERE series = 'F'`, 'shop');
  const stock = runSql(
    databasePort,
    `SELECT sum(5000 - on_hand) FROM stocks WHERE product_id IN ('${shop.products.plain}', '${shop.products.photo}')`,
    'shop',
  );
  return [
    ...wrong,
    ...(gaps === '0' ? [] : [`the invoices have ${gaps} gaps`]),
    ...(Number(stock) === emails.length ? [] : [`the stock fell by ${stock} for ${emails.length} orders`]),
  ];
}
