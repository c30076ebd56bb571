import { createServerLoad, dehydrateQueries } from '@aimante/remote/data';
import { defineServer } from '@aimante/remote/server';
import { locales } from './locales.ts';
import { pages } from './pages.ts';
import { preparations } from './server/preparations.ts';

/** All pages of the catalogue as HTML, with what they show fetched before. */
export const render = defineServer({
  name: 'mf-catalog',
  pages,
  locales,
  prepare: async ({ request, platform, t }) =>
    (await preparations[request.page.id]?.({ load: createServerLoad(platform), request, t })) ?? {},
  stateOf: dehydrateQueries,
});
