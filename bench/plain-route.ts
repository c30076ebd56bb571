import Fastify from 'fastify';
import { load } from './load/http-load.ts';
import { report } from './rows/report.ts';

const ROUNDS = 5;
const ROUND_MS = 2000;
const AT_ONCE = 50;
const { API_URL = 'http://localhost:4000' } = process.env;

/** Our route, and a route of Fastify without plugins that answers with the same bytes. In turns. */
for (const address of await addresses()) {
  const answer = await fetch(API_URL + address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const body = await answer.text();
  const plain = Fastify();
  plain.get('/plain', (_request, reply) => reply.type('application/json').send(body));
  const urls = { ours: API_URL + address, plain: `${await plain.listen({ port: 0 })}/plain` };
  const seen = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of ['ours', 'plain'] as const)
      seen[side].push((await load({ url: urls[side], connections: AT_ONCE, milliseconds: ROUND_MS })).perSecond);
  await plain.close();
  report({ bench: 'plain-route', what: `${address}, ours`, values: seen.ours, unit: 'a second' });
  report({ bench: 'plain-route', what: `${address}, a bare Fastify route`, values: seen.plain, unit: 'a second' });
}

async function addresses(): Promise<string[]> {
  const list = '/api/products';
  const products = (await (await fetch(API_URL + list)).json()) as readonly { readonly id: string }[];
  return [list, ...products.slice(0, 1).map(({ id }) => `${list}/${id}`)];
}
