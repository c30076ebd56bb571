import { beforeEach, expect, it, jest } from '@jest/globals';
import { keepEarlyActions } from './early-actions.ts';

jest.useFakeTimers();

const done: string[] = [];

/** A page before its scripts have loaded. `listen` does what React does after it has hydrated a piece. */
function servePage(): { press(name: string): Event; change(): void; listen(): void; isExpanded(): unknown } {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<div data-remote="x"><input>
    <button type="button">more</button><button type="button">add</button><a href="/basket">go</a>
    <button type="button" popovertarget="sheet">filters</button>
    <button type="button" data-opens-at-once aria-expanded="false">menu</button></div>`;
  keepEarlyActions(page);
  const piece = page.querySelector('[data-remote]') as HTMLElement;
  const buttons = [...piece.querySelectorAll<HTMLElement>('button, a')];
  return {
    press(name) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      buttons.find(({ textContent }) => textContent === name)?.dispatchEvent(click);
      return click;
    },
    isExpanded: () => piece.querySelector('[aria-expanded]')?.getAttribute('aria-expanded'),
    change: () => piece.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true })),
    listen() {
      piece.addEventListener('click', ({ target }) => done.push((target as HTMLElement).textContent));
      piece.dispatchEvent(new Event('aimante:hydrated', { bubbles: true }));
    },
  };
}

beforeEach(() => {
  done.length = 0;
});

it('does early presses again, in their order', async () => {
  const page = servePage();
  page.press('more');
  page.press('add');
  page.listen();
  await jest.runAllTimersAsync();
  expect(done).toEqual(['more', 'add']);
});

it('keeps a press behind those that still wait when the piece answers', async () => {
  const page = servePage();
  page.press('more');
  page.listen();
  page.press('add');
  await jest.runAllTimersAsync();
  expect(done).toEqual(['more', 'add']);
  page.press('more');
  expect(done).toEqual(['more', 'add', 'more']);
});

it('runs a press at once where nothing waits', () => {
  const page = servePage();
  page.listen();
  page.press('add');
  expect(done).toEqual(['add']);
});

it('keeps a link behind the presses that may change its address', async () => {
  const page = servePage();
  page.press('more');
  expect(page.press('go').defaultPrevented).toBe(true);
  page.listen();
  page.press('go');
  await jest.runAllTimersAsync();
  expect(done).toEqual(['more', 'go', 'go']);
});

it('keeps a link behind a field that was changed early', async () => {
  const page = servePage();
  page.change();
  page.press('go');
  expect(done).toEqual([]);
  page.listen();
  await jest.runAllTimersAsync();
  expect(done).toEqual(['go']);
});

it('follows a link at once where nothing was chosen', () => {
  const page = servePage();
  expect(page.press('go').defaultPrevented).toBe(false);
});

it('opens what it can show at once, and informs the piece when that has loaded', async () => {
  const page = servePage();
  page.press('menu');
  expect(page.isExpanded()).toBe('true');
  page.press('menu');
  expect(page.isExpanded()).toBe('false');
  page.listen();
  await jest.runAllTimersAsync();
  expect(done).toEqual(['menu', 'menu']);
  expect(page.isExpanded()).toBe('false');
});

it('leaves a button that the browser itself understands to it', async () => {
  const page = servePage();
  page.press('filters');
  page.listen();
  await jest.runAllTimersAsync();
  expect(done).toEqual([]);
});

it('lets the scripts name the empty fields of a form that was sent early', async () => {
  document.body.innerHTML =
    '<div data-remote="x"><form method="post" action="/send"><input required><input required><button>Send</button></form></div>';
  keepEarlyActions(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const said: boolean[] = [];
  document.addEventListener('invalid', ({ defaultPrevented }) => said.push(!defaultPrevented), true);
  find('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(said).toEqual([false, false]);
  find('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('named');
  });
  expect(done).toEqual([]);
  find('[data-remote]')?.dispatchEvent(new Event('aimante:hydrated', { bubbles: true }));
  await jest.runAllTimersAsync();
  expect(done).toEqual(['named']);
});
