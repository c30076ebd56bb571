import type { Client } from '@aimante/api-contract';
import { createProduct, updateProduct } from '@aimante/api-contract/catalogue';
import { closePeriod, createMarketEvent, transferStock } from '@aimante/api-contract/market';
import { randomSource } from './random-books.ts';
import { lineOf, type SaleRecord, TestDevice, type TillServer } from './test-device.ts';

type Random = ReturnType<typeof randomSource>;

export interface TillDays {
  readonly devices: readonly TestDevice[];
  /** By means of payment, as the sellers counted. */
  readonly paid: { cash: number; card: number };
  readonly sales: readonly string[];
  /** Records sent, those that came more than once included. */
  sent: number;
  /** Closed days with the totals that their closings had. */
  readonly closed: Map<string, number>;
}

interface Options {
  readonly days: number;
  readonly seed: number;
  /** Moves the clock of the server. */
  setNow(now: Date): void;
}

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 2, 9);

/**
 * Random market days on three tablets: sales, corrections and closings, with cuts, crashes after sending, doubled and
 * late batches, changed prices and changed clocks.
 */
export async function runTillDays(api: TillServer, admin: Client, { days, seed, setNow }: Options): Promise<TillDays> {
  const random = randomSource(seed);
  setNow(new Date(FIRST));
  const times = { startsAt: '2026-01-02T08:00:00.000Z', endsAt: '2032-01-02T18:00:00.000Z' };
  const event = await admin(createMarketEvent, { body: { name: 'Marché', place: 'A', address: 'B', ...times } });
  const products = await Promise.all(
    ['Carré', 'Portrait', 'Badge'].map((name) => admin(createProduct, { body: { name, price: 4.5, stock: 1000 } })),
  );
  for (const { id } of products)
    await admin(transferStock, { body: { eventId: event.id, owner: 'product', id, quantity: 20 } });
  const devices = Array.from(
    { length: 3 },
    () => new TestDevice(api, { eventId: event.id, now: () => new Date(FIRST) }),
  );
  for (const device of devices) await device.register();
  const done: TillDays = { devices, paid: { cash: 0, card: 0 }, sales: [], sent: 0, closed: new Map() };
  for (let day = 0; day < days; day += 1) {
    const morning = FIRST + day * DAY_MS;
    setNow(new Date(morning));
    if (random.next() < 0.1) {
      const { id } = random.pick(products);
      await admin(updateProduct, { params: { id }, body: { price: (300 + random.below(400)) / 100 } });
    }
    for (const device of devices) sellThroughDay(random, { device, done, morning, ids: products.map(({ id }) => id) });
    setNow(new Date(morning + 9 * 3_600_000));
    for (const device of devices) done.sent += await sendSomehow(random, device);
    if (random.next() < 0.8) await closeDay(admin, done, new Date(morning).toISOString().slice(0, 10));
  }
  setNow(new Date(FIRST + (days + 1) * DAY_MS));
  for (const device of devices)
    while (device.waiting.length > 0) {
      done.sent += device.waiting.length;
      await device.send();
    }
  return done;
}

interface Day {
  readonly device: TestDevice;
  readonly done: TillDays;
  readonly morning: number;
  readonly ids: readonly string[];
}

function sellThroughDay(random: Random, { device, done, morning, ids }: Day): void {
  // A clock that is wrong by minutes to days, on one day in ten.
  const wrongBy = random.next() < 0.1 ? (random.next() - 0.5) * 2 * DAY_MS : 0;
  let minutes = 0;
  device.now = () => new Date(morning + wrongBy + minutes * 60_000);
  device.open(5000);
  const today: SaleRecord[] = [];
  const count = (sign: number, payments: SaleRecord['payments']) => {
    for (const { way, cents } of payments) if (way !== 'other') done.paid[way] += sign * cents;
  };
  for (let sale = random.below(5); sale >= 0; sale -= 1) {
    minutes += 1 + random.below(60);
    const lines = Array.from({ length: 1 + random.below(3) }, () =>
      lineOf({
        ownerId: random.pick(ids),
        unitCents: 300 + random.below(400),
        quantity: 1 + random.below(4),
        discountCents: random.below(100),
        vatRate: random.pick([20, 5.5, 0]),
      }),
    );
    const total = lines.reduce((sum, line) => sum + line.totalCents, 0);
    const cash = random.pick([0, total, random.below(total)]);
    const payments: SaleRecord['payments'] = [
      ...(cash > 0 ? [{ way: 'cash' as const, cents: cash }] : []),
      ...(cash < total ? [{ way: 'card' as const, cents: total - cash }] : []),
    ];
    const sold = device.sell(lines, payments);
    today.push(sold);
    (done.sales as string[]).push(sold.id);
    count(1, payments);
  }
  const wrong = random.pick(today);
  if (random.next() < 0.3) {
    const kind = random.pick(['void', 'refund'] as const);
    const back = device.giveBack(kind, wrong, kind === 'void' ? wrong.lines : wrong.lines.slice(0, 1));
    if ('payments' in back) count(-1, back.payments);
  }
  device.write('close', { countedCents: 5000, expectedCents: 5000, reason: null, pieces: [] });
}

/** The answer is lost, the tablet stays offline, sends twice at once, or sends as it should. */
async function sendSomehow(random: Random, device: TestDevice): Promise<number> {
  const all = device.waiting;
  if (all.length === 0) return 0;
  const way = random.pick(['lost', 'offline', 'doubled', 'cut', 'right', 'right'] as const);
  if (way === 'offline') return 0;
  if (way === 'cut') {
    const part = all.slice(0, 1 + random.below(all.length)).slice(0, 100);
    await device.post(part);
    device.waiting = all.slice(part.length);
    return part.length;
  }
  const batch = all.slice(0, 100);
  if (way === 'lost') await device.post(batch);
  if (way === 'doubled') await Promise.all([device.post(batch), device.post(batch)]);
  if (way !== 'lost') await device.send();
  return batch.length * (way === 'doubled' ? 3 : 1);
}

async function closeDay(admin: Client, { closed }: TillDays, day: string): Promise<void> {
  const entry = await admin(closePeriod, { body: { kind: 'day', on: day } });
  closed.set(day, entry.amountCents);
}
