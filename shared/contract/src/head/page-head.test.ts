import { describe, expect, it } from '@jest/globals';
import { pageHead } from './page-head.ts';

const route = {
  title: { fr: 'Nos magnets', en: 'Our magnets' },
  description: { fr: 'Tous nos magnets', en: 'All our magnets' },
  robots: 'index, follow',
};
const base = { route, path: '/products', siteUrl: 'https://shop.test', locale: 'en' as const };

function content(head: ReturnType<typeof pageHead>, name: string) {
  return head.tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes.content;
}

describe('pageHead', () => {
  it('says the route’s title, description and addresses in the visitor’s language', () => {
    const head = pageHead(base);
    expect(head.title).toBe('Our magnets');
    expect(content(head, 'description')).toBe('All our magnets');
    const links = head.tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
    expect(links).toEqual([
      { rel: 'canonical', href: 'https://shop.test/en/products' },
      { rel: 'alternate', hreflang: 'fr', href: 'https://shop.test/products' },
      { rel: 'alternate', hreflang: 'en', href: 'https://shop.test/en/products' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://shop.test/products' },
    ]);
  });

  it.each([
    ['the name of the shop', 'Photo Nora', 'Our magnets · Photo Nora'],
    ['nothing while the name is unknown', undefined, 'Our magnets'],
  ])('ends a title with %s', (_, siteName, title) => {
    const head = pageHead({ ...base, siteName });
    expect([head.title, content(head, 'og:title')]).toEqual([title, title]);
    expect(content(head, 'og:site_name')).toBe(siteName);
  });

  it('names the shop once in the title of an earlier release', () => {
    const head = { title: 'Our magnets · Photo Nora' };
    expect(pageHead({ ...base, siteName: 'Photo Nora', head }).title).toBe(head.title);
  });

  it('prefers the head of the page over that of its route', () => {
    const head = pageHead({ ...base, head: { title: 'Carré 5 × 5 | Aimanté', robots: 'noindex, follow' } });
    expect(head.title).toBe('Carré 5 × 5 | Aimanté');
    expect(content(head, 'robots')).toBe('noindex, follow');
  });

  it('names the address where the page is at home, wherever it was found, and writes its own addresses out', () => {
    const structuredData = [{ '@type': 'Product', url: '/en/products/carre', image: 'https://api.test/a.jpg' }];
    const head = pageHead({ ...base, path: '/products/7', head: { path: '/products/carre', structuredData } });
    const canonical = head.tags.find(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical?.attributes.href).toBe('https://shop.test/en/products/carre');
    const data: unknown = JSON.parse(head.tags.find(({ tag }) => tag === 'script')?.text ?? '');
    expect(data).toMatchObject({ url: 'https://shop.test/en/products/carre', image: 'https://api.test/a.jpg' });
  });

  it('keeps a page that does not exist out of search engines', () => {
    for (const head of [pageHead({ ...base, route: undefined }), pageHead({ ...base, head: { status: 404 } })]) {
      expect(content(head, 'robots')).toBe('noindex, follow');
      expect(head.tags.some(({ attributes }) => attributes.rel === 'canonical')).toBe(false);
    }
  });

  it('keeps the texts of the route for an invalid head', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const slips = [
      { image: 'http://' },
      { path: '//' },
      { structuredData: [circle] },
      { structuredData: [{ price: 1n }] },
    ];
    for (const slip of slips) {
      const head = pageHead({ ...base, head: { title: 'Mine', ...slip } });
      expect(head.title).toBe('Our magnets');
      expect(content(head, 'og:image')).toBe('https://shop.test/og-image.jpg');
    }
    expect(content(pageHead({ ...base, head: { image: 'http://', status: 404 } }), 'robots')).toBe('noindex, follow');
    expect(pageHead({ ...base, head: JSON.parse('null') as undefined }).title).toBe('Our magnets');
  });

  it('escapes values in the structured data', () => {
    const head = pageHead({ ...base, head: { structuredData: [{ '@type': 'Product', name: '</script><script>x' }] } });
    const script = head.tags.find(({ tag }) => tag === 'script');
    expect(script?.text).not.toContain('<');
    expect(JSON.parse(script?.text ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '</script><script>x',
    });
  });
});
