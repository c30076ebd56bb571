import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Ask, load, median } from './load/http-load.ts';
import { openVendure, VENDURE } from './peers/vendure.ts';
import { report } from './rows/report.ts';

const ROUNDS = 5;
const LOAD = { connections: 16, milliseconds: 1000 };
const {
  API_URL = 'http://localhost:4000',
  STAGE_PORTS = '3443,3444',
  PEERS_DIR = join(homedir(), '.cache/aimante-bench'),
} = process.env;

/** What a page of a catalogue and the page of a product need, with prices, variants, stock and facets. */
const LIST = `{ search(input: { take: 36, groupByProduct: true }) { totalItems
  items { productId productName slug description priceWithTax { ... on PriceRange { min max } } }
  facetValues { count facetValue { id name } } } }`;
const ONE = '{ product(slug: "laptop") { id name slug description variants { id name sku priceWithTax stockLevel } } }';

const vendure = await openVendure(join(PEERS_DIR, VENDURE.replace(' ', '-')), Number(STAGE_PORTS.split(',')[1]));
const graphQl = (query: string): Ask => ({ url: vendure.url, body: JSON.stringify({ query }) });
try {
  await compare('a page of products', { ours: { url: `${API_URL}/api/products/search` }, theirs: graphQl(LIST) });
  await compare('one product', { ours: { url: await addressOfOne() }, theirs: graphQl(ONE) });
} finally {
  await vendure.close();
}
process.exit();

async function addressOfOne(): Promise<string> {
  const list = `${API_URL}/api/products`;
  const [product] = (await (await fetch(list)).json()) as readonly { readonly id: string }[];
  return `${list}/${product?.id}`;
}

/** In turns, so that other load on the machine affects both. */
async function compare(what: string, asks: { readonly ours: Ask; readonly theirs: Ask }): Promise<void> {
  const seen = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of ['theirs', 'ours'] as const) {
      const { perSecond, refused } = await load({ ...asks[side], ...LOAD });
      if (refused > 0) throw new Error(`${what}: ${refused} answers of ${asks[side].url} were refused.`);
      // The first round compiles and fills caches.
      if (round > 0) seen[side].push(perSecond);
    }
  const goal = { least: median(seen.theirs) };
  report({ bench: 'peers-api', what: `${what}: ${VENDURE}`, values: seen.theirs, unit: 'a second' });
  report({ bench: 'peers-api', what: `${what}: ours`, values: seen.ours, unit: 'a second', goal });
}
