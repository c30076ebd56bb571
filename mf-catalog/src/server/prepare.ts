import { createServerLoad } from '@aimante/remote/data';
import type { PreparedPage, ServerPage } from '@aimante/remote/server';
import { preparations } from './preparations.ts';

/** Loads the data of a page on the server. If a call fails, the browser repeats it and reports the failure. */
export async function prepare({ request, platform, t }: ServerPage): Promise<PreparedPage> {
  return (await preparations[request.page.id]?.({ load: createServerLoad(platform), request, t })) ?? {};
}
