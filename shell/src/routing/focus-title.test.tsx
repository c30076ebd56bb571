import { beforeEach, describe, expect, it } from '@jest/globals';
import { focusTitle, keepFocus } from './focus-title.ts';

const main = () => document.querySelector('main') as HTMLElement;
const title = () => document.querySelector('h1');
/** A MutationObserver calls back a moment after the change. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the focus on the title', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main id="main"><h1>Panier</h1></main><button>Menu</button>';
    focusTitle();
  });

  it('is there at once', () => {
    expect(document.activeElement).toBe(title());
  });

  it('moves there when its element is removed after a confirmation', async () => {
    const menu = document.querySelector('button');
    menu?.focus();
    keepFocus();
    expect(document.activeElement).toBe(menu);
    menu?.remove();
    await settled();
    expect(document.activeElement).toBe(title());
  });

  it('moves to the title that replaces it', async () => {
    main().innerHTML = '<h1>Votre panier</h1>';
    await settled();
    expect(document.activeElement?.textContent).toBe('Votre panier');
  });

  it('waits on the page for a title that comes later', async () => {
    main().innerHTML = '';
    focusTitle();
    expect(document.activeElement).toBe(main());
    main().innerHTML = '<h1>Magnet carré</h1>';
    await settled();
    expect(document.activeElement).toBe(title());
  });

  it('stays where the visitor has taken it', async () => {
    document.querySelector('button')?.focus();
    main().innerHTML = '<h1>Votre panier</h1>';
    await settled();
    expect(document.activeElement?.textContent).toBe('Menu');
  });

  it('ends once the visitor has pressed something', async () => {
    window.dispatchEvent(new Event('pointerdown'));
    main().innerHTML = '<h1>Votre panier</h1>';
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
