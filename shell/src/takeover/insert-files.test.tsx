import { beforeEach, describe, expect, it } from '@jest/globals';
import { insertFiles } from './insert-files.ts';

const PRELOAD = '<link rel="preload" as="script" href="/shell.js">';
const SCRIPT = '<script type="application/json" src="/shell.js"></script>';

function templateOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const inHead = (selector: string) => document.head.querySelectorAll(selector).length;

describe('the files of a page that comes into use', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('run after their stylesheets', async () => {
    const inserted = insertFiles(document, templateOf(`<link rel="stylesheet" href="/a.css">${PRELOAD}${SCRIPT}`));
    expect([inHead('link[rel=stylesheet]'), inHead('link[rel=preload]'), inHead('script')]).toEqual([1, 1, 0]);
    document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'));
    await inserted;
    expect(inHead('script')).toBe(1);
  });

  it('run also where a stylesheet fails', async () => {
    const inserted = insertFiles(document, templateOf(`<link rel="stylesheet" href="/a.css">${SCRIPT}`));
    document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'));
    await inserted;
    expect(inHead('script')).toBe(1);
  });

  it('do not wait for a stylesheet that the page has', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
    await insertFiles(document, templateOf(`<link rel="stylesheet" href="/a.css">${SCRIPT}`));
    expect([inHead('link[rel=stylesheet]'), inHead('script')]).toEqual([1, 1]);
  });
});
