import type { BrowserRemote, CartAnswer, CartPort, CartRequest, Platform } from '@aimante/contract';
import type { LoadExposed } from './load-exposed.ts';

/** Loads the remote that owns the cart when the first item is added. That remote validates its input. */
export function createCart(
  remotes: readonly BrowserRemote[],
  load: LoadExposed,
  platform: () => Platform,
): Platform['cart'] {
  return {
    async add(request: CartRequest): Promise<CartAnswer> {
      // The press is shown first: loading takes the main thread.
      await new Promise((resolve) => setTimeout(resolve));
      return (await loadPort()).add(request, platform());
    },
  };

  async function loadPort(): Promise<CartPort> {
    for (const remote of remotes) {
      const expose = remote.ports.find(({ port }) => port === 'cart')?.expose;
      if (!expose) continue;
      const module = await load(remote, expose);
      if (isCartPort(module)) return module;
    }
    throw new Error('No remote of this release set has a cart.');
  }
}

function isCartPort(module: unknown): module is CartPort {
  return typeof module === 'object' && module !== null && typeof Reflect.get(module, 'add') === 'function';
}
