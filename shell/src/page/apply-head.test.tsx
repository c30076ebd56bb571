import { pageHead } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyHead } from './apply-head.ts';

const route = (name: string) => ({
  title: { fr: name, en: name },
  description: { fr: `${name} fr`, en: `${name} en` },
  robots: 'index, follow',
});
const head = (name: string, extra = {}) =>
  pageHead({ route: route(name), locale: 'fr', path: `/${name}`, siteUrl: 'https://shop.test', ...extra });

describe('applyHead', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta charset="utf-8"><link rel="stylesheet" href="/a.css">';
  });

  it('sets the head of the page and removes that of the previous one', () => {
    applyHead(document, head('a', { head: { structuredData: [{ '@type': 'Product' }] } }));
    applyHead(document, head('b'));
    expect(document.title).toBe('b');
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('b fr');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.test/b');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('ignores foreign and correct addresses', () => {
    applyHead(document, head('a'));
    const canonical = document.querySelector('link[rel=canonical]');
    applyHead(document, head('a'));
    expect(document.querySelector('link[rel=canonical]')).toBe(canonical);
    expect(document.querySelector('link[rel=stylesheet]')).not.toBeNull();
  });
});
