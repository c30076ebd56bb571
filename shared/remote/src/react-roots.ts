import type { LifecycleProps } from '@aimante/contract';
import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

interface Roots {
  readonly client: {
    createRoot(element: HTMLElement): Root;
    hydrateRoot(element: HTMLElement, node: ReactNode): Root;
  };
  readonly renderType: () => 'createRoot' | 'hydrateRoot';
  /** Called right before single-spa-react creates the root of this mount. */
  expect(props: LifecycleProps): void;
}

/**
 * single-spa-react creates a root without options. Ours need two: an id prefix, since a page has several roots, and
 * hydration when there is server-rendered HTML.
 */
export function createRoots(): Roots {
  const prefixes = new WeakMap<HTMLElement, string>();
  let isHydration = false;
  const options = (element: HTMLElement) => ({ identifierPrefix: prefixes.get(element) ?? '' });
  return {
    client: {
      createRoot: (element) => withTimeSlicedFirstRender(createRoot(element, options(element))),
      hydrateRoot: (element, node) => hydrateElement(element, node, options(element)),
    },
    renderType: () => (isHydration ? 'hydrateRoot' : 'createRoot'),
    expect({ domElement, piece, rendered }) {
      prefixes.set(domElement, idPrefix(piece));
      isHydration = rendered !== undefined;
    },
  };
}

/**
 * Hydrates in time slices, so that the page can be scrolled and typed into in between. Anything the visitor does before
 * hydration ends is replayed afterwards (`takeover` in the shell, `typing` here).
 */
export function hydrateElement(element: Element, node: ReactNode, options: HydrationOptions): Root {
  const root = inTransition(() => hydrateRoot(element, withHydratedEvent(element, node), options));
  return { render: (page) => root.render(withHydratedEvent(element, page)), unmount: () => root.unmount() };
}

const withHydratedEvent = (element: Element, page: ReactNode) => createElement(HydratedEvent, { element }, page);

function HydratedEvent({ element, children }: { element: Element; children?: ReactNode }) {
  useLayoutEffect(() => {
    element.dispatchEvent(new Event('aimante:hydrated', { bubbles: true }));
  }, [element]);
  return children;
}

function inTransition<T>(make: () => T): T {
  const made: T[] = [];
  startTransition(() => {
    made.push(make());
  });
  return made[0] as T;
}

/** The first render is time-sliced. React schedules the later ones. */
function withTimeSlicedFirstRender(root: Root): Root {
  let render = (node: ReactNode) => {
    render = (next) => root.render(next);
    startTransition(() => root.render(node));
  };
  return { render: (node) => render(node), unmount: () => root.unmount() };
}

/** The prefix is the same on the server and in the browser. */
export function idPrefix(piece: string): string {
  return `${piece.replaceAll('/', '-')}-`;
}
