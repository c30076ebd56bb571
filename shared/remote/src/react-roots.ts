import type { LifecycleProps } from '@aimante/contract';
import { type ReactNode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

interface Roots {
  readonly client: {
    createRoot(element: HTMLElement): Root;
    hydrateRoot(element: HTMLElement, node: ReactNode): Root;
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
      createRoot: (element) => beginningGently(createRoot(element, options(element))),
      hydrateRoot: (element, node) => takeOver(element, node, options(element)),
    },
    renderType: () => (isHydration ? 'hydrateRoot' : 'createRoot'),
    expect({ domElement, piece, rendered }) {
      prefixes.set(domElement, idPrefix(piece));
      isHydration = rendered !== undefined;
    },
  };
}

/**
 * Hydrates in slices, between which the page answers to its visitor: a press in the middle is served at once. What he
 * pressed before is pressed again now (`takeover` in the shell).
 */
export function takeOver(element: Element, node: ReactNode, options: HydrationOptions): Root {
  const root = inTransition(() => hydrateRoot(element, node, options));
  element.dispatchEvent(new Event('aimante:taken', { bubbles: true }));
  return root;
}

/** The first render in slices, those that follow as React decides. */
function beginningGently(root: Root): Root {
  let render = (node: ReactNode) => {
    render = (next) => root.render(next);
    startTransition(() => root.render(node));
  };
  return { render: (node) => render(node), unmount: () => root.unmount() };
}

function inTransition<T>(make: () => T): T {
  const made: T[] = [];
  startTransition(() => {
    made.push(make());
  });
  return made[0] as T;
}

/** The same on the server and in the browser. */
export function idPrefix(piece: string): string {
  return `${piece.replaceAll('/', '-')}-`;
}
