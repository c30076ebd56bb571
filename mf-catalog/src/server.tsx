import { createClient } from '@aimante/api-contract';
import { defineServer, type PreparedPage, type ServerPage } from '@aimante/remote/server';
import { handOverQueries, queryClientOf } from './catalogue/shop-query.ts';
import { locales } from './locales.ts';
import { pages } from './pages.ts';
import { preparations } from './server/preparations.ts';

/** All pages of the catalogue as HTML, with what they show fetched before. */
export const render = defineServer({
  name: 'mf-catalog',
  pages,
  locales,
  prepare,
  stateOf: handOverQueries,
});

/** A call that fails leaves its block to the browser, which says so and tries again. */
async function prepare({ request, platform, t }: ServerPage): Promise<PreparedPage> {
  const client = queryClientOf(platform);
  const api = createClient({ baseUrl: '', fetch: platform.api.fetch });
  const source = { api, locale: request.locale };
  return (await preparations[request.page.id]?.({ client, source, request, t })) ?? {};
}
