import type { PreparedPage, ServerPage } from '@aimante/remote/server';

/** An empty cart is the same for all visitors. What the other pages show is known to the browser only. */
export async function prepare({ request }: ServerPage): Promise<PreparedPage> {
  return request.page.id === 'cart' ? {} : { isForBrowser: true };
}
