import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.ts';
import { parseRichText } from './parse-rich-text.ts';

describe('a rich text', () => {
  it('becomes elements', () => {
    expect(parseRichText('<h2>Titre</h2><p>Un <strong>mot</strong>.<br></p>')).toEqual([
      { tag: 'h2', children: ['Titre'] },
      { tag: 'p', children: ['Un ', { tag: 'strong', children: ['mot'] }, '.', { tag: 'br', children: [] }] },
    ]);
  });

  it('reads entities, once', () => {
    expect(parseRichText('4&nbsp;&euro; &lt;b&gt; &amp;amp; &#233;&#xE9;')).toEqual(['4\u00A0&euro; <b> &amp; éé']);
  });

  it('keeps safe addresses only', () => {
    const hrefs = [
      '/portfolio',
      'https://a.test',
      'mailto:a@b.test',
      'javascript:alert(1)',
      'java&#115;cript:x',
      '//evil.test',
      'data:text/html,x',
    ]
      .map((href) => parseRichText(`<a href="${href}">x</a>`)[0])
      .map((node) => (typeof node === 'object' ? node.href : node));
    expect(hrefs).toEqual([
      '/portfolio',
      'https://a.test',
      'mailto:a@b.test',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', ['alert(1)']],
    ['<img src=x onerror=alert(1)>', []],
    ['<p onclick="alert(1)">x</p>', [{ tag: 'p', children: ['x'] }]],
    ['<!-- no -->yes', ['yes']],
    ['a < b', ['a ', '<', ' b']],
    ['<p>open', [{ tag: 'p', children: ['open'] }]],
    ['</p>closed', ['closed']],
  ])('%s is harmless', (html, nodes) => expect(parseRichText(html)).toEqual(nodes));

  it('reads a long hostile text at once', () => {
    const start = performance.now();
    parseRichText('<a href="'.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('an excerpt', () => {
  it('is the text where it fits', () => {
    expect(excerpt('a'.repeat(100), 100)).toBe('a'.repeat(100));
  });

  it('ends in an ellipsis where it does not', () => {
    expect(excerpt('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
    expect(excerpt('un deux trois', 8)).toBe('un deux…');
  });

  it('cuts no character in two', () => {
    expect(excerpt('🧲🧲🧲', 2)).toBe('🧲🧲…');
  });
});
