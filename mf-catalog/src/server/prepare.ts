import { createServerLoad } from '@aimante/remote/data';
import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import { preparations } from './preparations.ts';

/** Loads what a page shows. The browser repeats a failed call and reports it. */
export async function prepare({ request, platform, t }: ServerPage): Promise<PreparedPage> {
  return (await preparations[request.page.id]?.({ load: createServerLoad(platform), request, t })) ?? {};
}
