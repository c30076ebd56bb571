import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { classesIn, criticalStyles } from './critical-styles.ts';
import { styleRules } from './style-rules.ts';

const BASE = '/remotes/shell/1/';
const HTML = '<main class="page wide"><h1>Aimants</h1><p class="price">4 €</p></main>';

function cssFor(sheet: string, html = HTML): string {
  return criticalStyles([styleRules(sheet, BASE)], { classes: classesIn(html), delaysFonts: false }).css;
}

describe('the styles inside a page', () => {
  it('are the rules that an element of the page can match', () => {
    const css = cssFor('h1{margin:0}.page{color:red}.page.narrow{color:blue}.dialog{color:green}.dialog,.price{top:0}');
    expect(css).toBe('h1{margin:0}.page{color:red}.dialog,.price{top:0}');
  });

  it('contain the states of these elements', () => {
    expect(cssFor('.price:is(.a,.b:hover){top:0}.price:not(.gone):focus-visible{top:1px}')).toContain('focus-visible');
  });

  it('stay in their layers, in the order of the sheet', () => {
    const css = cssFor(
      '@layer reset{p{top:0}}@layer ui{.dialog{top:0}@media print{.page{top:1px}.wide{top:2px}}}@layer remote{.page{top:3px}}',
    );
    expect(css).toBe(
      '@layer reset,ui,remote;@layer reset{p{top:0}}@layer ui{@media print{.page{top:1px}.wide{top:2px}}}@layer remote{.page{top:3px}}',
    );
  });

  it('contain only the animations that they use', () => {
    const css = cssFor('.page{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes shine{to{opacity:1}}');
    expect(css).toContain('@keyframes turn{to{rotate:1turn}}');
    expect(css).not.toContain('shine');
  });

  it('name files by the address of the release', () => {
    expect(cssFor('@font-face{src:url(assets/inter.woff2)}')).toContain(`url(${BASE}assets/inter.woff2)`);
    expect(cssFor('.page{background:url(data:image/png;base64,AA)}')).toContain('url(data:image/png;base64,AA)');
  });

  it('come with the hash of their exact text', () => {
    const styles = criticalStyles([styleRules('.page{top:0}', BASE)], { classes: classesIn(HTML), delaysFonts: true });
    const hash = createHash('sha256').update(styles.css).digest('base64');
    expect(styles.hashes).toEqual([`'sha256-${hash}'`]);
  });

  it('keep fonts that have a file apart where these come later', () => {
    const file = '@font-face{font-family:Inter;src:url(assets/inter.woff2)}';
    const local = '@font-face{font-family:Like;src:local("Arial")}';
    const styles = criticalStyles([styleRules(file + local, BASE)], { classes: classesIn(HTML), delaysFonts: true });
    expect(styles.css).toBe(local);
    expect(styles.fonts).toContain(`url(${BASE}assets/inter.woff2)`);
    expect(styles.hashes).toHaveLength(2);
  });

  it('leave out the custom properties that nothing on the page reads', () => {
    const tokens = ':root{--ink:#111;--blue:#00f;--link:var(--blue);--mark:"a;b";--gap:4px}';
    expect(cssFor(`${tokens}.page{color:var(--ink)}`)).toBe(':root{--ink:#111;--mark:"a;b";}.page{color:var(--ink)}');
    const html = `${HTML}<i style="margin: var(--gap)"></i>`;
    expect(cssFor(tokens, html)).toBe(':root{--mark:"a;b";--gap:4px}');
  });

  it('cannot end the style element', () => {
    expect(cssFor('.page:before{content:"</style><script>"}')).not.toContain('</');
  });
});
