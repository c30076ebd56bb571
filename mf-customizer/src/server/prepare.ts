import { createServerLoad } from '@aimante/remote/data';
import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import { magnetsQuery, teamTemplatesQuery } from '../template-gallery/gallery-queries.ts';

/** The gallery of templates. Its filters are no page of their own for search engines. */
export async function prepare({ platform }: ServerPage): Promise<PreparedPage> {
  const load = createServerLoad(platform);
  await Promise.all([load(magnetsQuery), load(teamTemplatesQuery)]);
  return { head: { path: '/templates' } };
}
