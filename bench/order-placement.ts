import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { median, openConnection } from './load/http-load.ts';
import { report } from './rows/report.ts';

const ROUNDS = 5;
const ORDERS = 40;
const AT_ONCE = 8;
const PLACED = 201;
const { API_URL = 'http://localhost:4000', SITE_URL = 'http://localhost:3000' } = process.env;

interface Product {
  readonly id: string;
  readonly isPersonalised: boolean;
}

/** Orders through the API, and the same bodies to a route of Fastify that answers with the same bytes. In turns. */
const product = await plentifulProduct();
const quoteHash = await quoted(product);
const first = await fetch(`${API_URL}/api/orders`, { method: 'POST', headers: headersOf(), body: orderBody() });
const answer = await first.text();
if (first.status !== PLACED) throw new Error(`The first order is answered ${first.status}: ${answer}`);
const plain = Fastify();
plain.post('/plain', (_request, reply) => reply.code(PLACED).type('application/json').send(answer));
const urls = { ours: new URL(`${API_URL}/api/orders`), plain: new URL(`${await plain.listen({ port: 0 })}/plain`) };
const seen = { ours: [] as number[], plain: [] as number[] };
const times: number[] = [];
let refused = 0;
for (let round = 0; round < ROUNDS; round += 1)
  for (const side of ['ours', 'plain'] as const) seen[side].push(await placeAll(urls[side], side === 'ours'));
await plain.close();

report({ bench: 'order-placement', what: 'orders placed', values: seen.ours, unit: 'a second' });
report({ bench: 'order-placement', what: 'the same to a bare Fastify route', values: seen.plain, unit: 'a second' });
report({ bench: 'order-placement', what: 'one order', values: [median(times)], unit: 'ms' });
report({ bench: 'order-placement', what: 'orders refused', values: [refused], unit: '', goal: { most: 0 } });

/** Places the orders of a round, several at once, and returns how many were placed in a second. */
async function placeAll(url: URL, isOurs: boolean): Promise<number> {
  let left = ORDERS;
  const start = performance.now();
  const customer = async () => {
    const ask = await openConnection(url);
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      if ((await ask(requestOf(url))) !== PLACED) refused += 1;
      if (isOurs) times.push(performance.now() - asked);
    }
    ask.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  return ORDERS / ((performance.now() - start) / 1000);
}

/** Not personalised, so that no photo needs an upload, and with enough in stock. */
async function plentifulProduct(): Promise<Product> {
  const products = (await (await fetch(`${API_URL}/api/products`)).json()) as readonly Product[];
  const plain = products.find(({ isPersonalised }) => !isPersonalised);
  if (!plain) throw new Error('The shop has no product without photos.');
  await addStock(plain.id, ROUNDS * ORDERS + 1);
  return plain;
}

async function addStock(id: string, delta: number): Promise<void> {
  const account = { email: 'admin@aimante.test', password: 'Demo-Admin-2026' };
  const login = await fetch(`${API_URL}/api/auth/login`, {
    method: 'POST',
    headers: headersOf(),
    body: JSON.stringify(account),
  });
  const { token } = (await login.json()) as { readonly token: string };
  const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  const change = await fetch(`${API_URL}/api/admin/stock`, {
    method: 'POST',
    headers: { ...headersOf(), authorization: `Bearer ${token}`, cookie: cookie.join('; ') },
    body: JSON.stringify({ owner: 'product', id, delta, reason: 'restock' }),
  });
  if (!change.ok) throw new Error(`The stock is not changed: ${await change.text()}`);
}

async function quoted({ id }: Product): Promise<string> {
  const items = [{ productId: id, quantity: 1 }];
  const body = JSON.stringify({ items, shippingMethod: 'standard', postalCode: '49100' });
  const quote = await fetch(`${API_URL}/api/checkout/quote`, { method: 'POST', headers: headersOf(), body });
  return ((await quote.json()) as { readonly quoteHash: string }).quoteHash;
}

function headersOf(): Record<string, string> {
  return { 'content-type': 'application/json', origin: SITE_URL, 'idempotency-key': randomUUID() };
}

function orderBody(): string {
  const address = { firstName: 'Camille', lastName: 'Moreau', line1: '8 rue des Lices', postalCode: '49100' };
  return JSON.stringify({
    items: [{ productId: product.id, quantity: 1 }],
    quoteHash,
    contact: { email: `bench-${randomUUID()}@aimante.test` },
    shipping: { method: 'standard', address: { ...address, city: 'Angers' } },
    acceptTerms: true,
    checkoutId: randomUUID(),
    isRepeat: true,
  });
}

function requestOf({ pathname, host }: URL): Buffer {
  const body = orderBody();
  const headers = { ...headersOf(), host, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
