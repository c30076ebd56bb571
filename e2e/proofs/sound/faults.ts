import type { Locale } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { findingsOf, sidewaysExcess } from '../../fixtures/sound-page.ts';
import { wordFaults } from './words.ts';

export async function faultsOf(page: Page, language: Locale): Promise<string[]> {
  return [...(await findingsOf(page)), ...(await quickFaultsOf(page, language))];
}

/** Without axe, which takes longer than all others together. */
export async function quickFaultsOf(page: Page, language: Locale): Promise<string[]> {
  return [
    ...(await outlineFaults(page, language)),
    ...(await wordFaults(page, language)),
    ...(await widthFaults(page)),
  ];
}

export async function widthFaults(page: Page): Promise<string[]> {
  const excess = await sidewaysExcess(page);
  return excess > 0 ? [`scrolls sideways by ${excess} px`] : [];
}

function outlineFaults(page: Page, language: Locale): Promise<string[]> {
  return page.evaluate((expected) => {
    const faults: string[] = [];
    const { lang } = document.documentElement;
    if (lang !== expected) faults.push(`is said to be in "${lang}"`);
    if (!document.title.includes('Aimanté')) faults.push(`is titled "${document.title}"`);
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
    if (titles.length !== 1) faults.push(`has ${titles.length} first headings`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    for (const id of twice) faults.push(`has two elements called "${id}"`);
    return faults;
  }, language);
}

/** Elements that the keyboard reaches without a visible focus. */
export async function focusFaults(page: Page): Promise<string[]> {
  // The key press makes the browser show focus rings from now on.
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() => {
    const STYLE_PROPERTIES = [
      'outline',
      'boxShadow',
      'borderColor',
      'backgroundColor',
      'textDecorationLine',
      'transform',
    ] as const;
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px';
    const around = (element: Element) =>
      [
        element,
        element.nextElementSibling,
        element.previousElementSibling,
        element.parentElement,
        // The link of a card is in its title, and the frame around the picture above.
        element.parentElement?.previousElementSibling,
        element.parentElement?.parentElement,
      ]
        .filter((one) => one instanceof Element)
        .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)));
    const looksOf = (element: Element) =>
      around(element)
        .map((style) =>
          STYLE_PROPERTIES.map((look) => (look === 'outline' && !isOutlined(style) ? '' : style[look])).join(),
        )
        .join('|');
    const reached = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ];
    return reached
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('[inert]') || element.matches(':disabled')) return false;
        (document.activeElement as HTMLElement | null)?.blur();
        const before = looksOf(element);
        element.focus({ preventScroll: true });
        return document.activeElement === element && looksOf(element) === before;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  return unseen.map((element) => `does not show where the keyboard is: ${element}`);
}
