import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadReviews, pageWith, pressed, SERVED } from './late.fixture.tsx';

/** The browser reports what is near the viewport. */
class Viewport {
  static readonly all: Viewport[] = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    Viewport.all.push(this);
  }
  observe() {}
  disconnect() {}
  static comeNear() {
    for (const each of Viewport.all) {
      each.#report([{ isIntersecting: true } as IntersectionObserverEntry], each as unknown as IntersectionObserver);
    }
  }
}

let root: Root | undefined;
let element: HTMLElement;
const button = () => element.querySelector('button');

async function hydrate(html: string, load: typeof loadReviews): Promise<void> {
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const Page = pageWith(load);
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => {
    root = hydrateRoot(element, <Page />, { onRecoverableError });
  });
}

beforeEach(() => {
  pressed.length = 0;
  Viewport.all.length = 0;
  Object.assign(globalThis, { IntersectionObserver: Viewport });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  element.remove();
});

it('keeps the HTML of the server while its code is not loaded, whatever else changes', async () => {
  const load = jest.fn(loadReviews);
  await hydrate(SERVED, load);
  const served = button();
  await act(async () => element.querySelector('input')?.click());
  expect(element.querySelector('p')?.textContent).toBe('changed');
  expect(button()).toBe(served);
  expect(load).not.toHaveBeenCalled();
});

it('is hydrated near the viewport, and says so', async () => {
  await hydrate(SERVED, loadReviews);
  const served = button();
  const hydrated = jest.fn();
  element.querySelector('[data-late]')?.addEventListener('aimante:hydrated', hydrated);
  await act(async () => Viewport.comeNear());
  expect(hydrated).toHaveBeenCalledTimes(1);
  await act(async () => served?.click());
  expect(button()).toBe(served);
  expect(pressed).toEqual(['bear']);
});

it('appears in a page without server HTML', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const Page = pageWith(loadReviews);
  element = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(element);
    root.render(<Page />);
  });
  expect(button()?.textContent).toBe('bear');
});
