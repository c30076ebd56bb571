import { startShop } from '../testing/platform/start-shop.ts';
import { moveCatalogue, placeOrders, prepareStorm } from '../testing/selling/order-storm.ts';

/** 2,000 orders that share three photos, some paid, some cancelled, while the owner changes the catalogue. */
const orders = Number(process.env.PROOF_ORDERS ?? 2000);
const proof = `${orders} orders that share photos, with catalogue moves: none is answered 5xx`;

const shop = await startShop(() => new Date());
const storm = await prepareStorm(shop);
const answers = new Map<string, number>();
let lost = 0;
let isOver = false;

const count = (call: string, { status, body }: { status: number; body: { code?: string } }) => {
  const answer = `${call}: ${status} ${status < 300 ? '' : body.code}`;
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  if (status >= 300) lost += 1;
};

const moves = moveCatalogue(storm, () => isOver, count);
await placeOrders(storm, orders, count);
isOver = true;
await moves;
console.table(Object.fromEntries(answers));
const { rows } = await shop.services.pool.query<{ deadlocks: number }>(
  'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
);
console.log('deadlocks seen by PostgreSQL and retried:', rows[0]?.deadlocks);
const tried = [...answers.values()].reduce((sum, n) => sum + n, 0);
process.send?.({ type: 'proof', proof, tried, lost });
await shop.close();
process.exit(0);
