import type { LifecycleProps } from '@aimante/contract';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface Roots {
  readonly client: {
    createRoot(element: HTMLElement): ReturnType<typeof createRoot>;
    hydrateRoot(element: HTMLElement, node: ReactNode): ReturnType<typeof hydrateRoot>;
  };
  readonly renderType: () => 'createRoot' | 'hydrateRoot';
  /** Called right before single-spa-react makes the root of this mount. */
  expect(props: LifecycleProps): void;
}

/**
 * single-spa-react makes a root without options. Ours needs two: ids of its own, since several roots stand on one page,
 * and to take over the server's HTML where there is some.
 */
export function createRoots(): Roots {
  const prefixes = new WeakMap<HTMLElement, string>();
  let isHydration = false;
  const options = (element: HTMLElement) => ({ identifierPrefix: prefixes.get(element) ?? '' });
  return {
    client: {
      createRoot: (element) => createRoot(element, options(element)),
      hydrateRoot: (element, node) => hydrateRoot(element, node, options(element)),
    },
    renderType: () => (isHydration ? 'hydrateRoot' : 'createRoot'),
    expect({ domElement, piece, rendered }) {
      prefixes.set(domElement, idPrefix(piece));
      isHydration = rendered !== undefined;
    },
  };
}

/** The same on the server and in the browser. */
export function idPrefix(piece: string): string {
  return `${piece.replaceAll('/', '-')}-`;
}
