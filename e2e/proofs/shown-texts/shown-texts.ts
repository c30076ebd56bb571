import type { Page } from '@playwright/test';

export interface ShownText {
  readonly id: number;
  readonly text: string;
}

/** The numbered texts of the page: in its elements, its fields, its names and its title. */
export async function shownTexts(page: Page): Promise<ShownText[]> {
  const shown = await page.evaluate(() => {
    const names = ['title', 'alt', 'aria-label', 'placeholder', 'content', 'value'];
    const isLast = (element: Element) =>
      element.textContent.includes('⟦') && ![...element.children].some((child) => child.textContent.includes('⟦'));
    return [...document.querySelectorAll('*')]
      .filter((element) => !element.matches('script, style'))
      .flatMap((element) => [
        isLast(element) ? element.textContent : '',
        'value' in element ? String(element.value) : '',
        ...names.map((name) => element.getAttribute(name) ?? ''),
      ])
      .filter((text) => text.includes('⟦'));
  });
  return shown.flatMap((text) =>
    // A sentence may show several.
    text.split(/(?=⟦\d+⟧)/).flatMap((part) => {
      const id = Number(/^⟦(\d+)⟧/.exec(part)?.[1]);
      return id ? [{ id, text: part }] : [];
    }),
  );
}

/** Elements that a text has made. */
export function madeOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-planted], img[src="x"], main script, [onerror], [onload], [href^="javascript:" i]',
      ),
    ].map((element) => `has an element of a text: ${element.outerHTML.slice(0, 120)}`),
  );
}
