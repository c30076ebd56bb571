import { describe, expect, it } from '@jest/globals';
import { sourceTreeOf } from './source-tree.ts';
import { checkTexts } from './texts.ts';

interface Locales {
  readonly fr: Record<string, unknown>;
  readonly en: Record<string, unknown>;
}

const faultsOf = ({ fr, en }: Locales, code: string) =>
  checkTexts(
    sourceTreeOf({
      'mf-cart/package.json': '{"name":"@aimante/mf-cart"}',
      'mf-cart/locales/fr.json': JSON.stringify(fr),
      'mf-cart/locales/en.json': JSON.stringify(en),
      'mf-cart/src/cart.tsx': code,
    }),
  );

describe('checkTexts', () => {
  it('accepts texts that are used by literal, by attribute, by a table and by a pattern', () => {
    const texts = { a: { b: 'x', c: 'x' }, 'a.d': 'x', 'a.s.one': 'x', n_one: '1', n_other: '2' };
    const code = `t('a.b'); i18n.t('n', { count }); <Trans i18nKey="a.c" />; const keys = ['a.d']; t(\`a.s.\${status}\`);`;
    expect(faultsOf({ fr: { ...texts, n_many: '3' }, en: texts }, code)).toEqual([]);
  });

  it.each([
    ['a text without English', { fr: { a: 'x' }, en: {} }, `t('a')`],
    ['a text without French', { fr: {}, en: { a: 'x' } }, ``],
    ['other placeholders', { fr: { a: '{{n}} x' }, en: { a: '{{m}} x' } }, `t('a')`],
    ['an empty text', { fr: { a: ' ' }, en: { a: 'x' } }, `t('a')`],
    ['a text that nobody uses', { fr: { a: 'x' }, en: { a: 'x' } }, `t`],
    ['a text that does not exist', { fr: {}, en: {} }, `t('a.b')`],
    ['a text of <Trans> that does not exist', { fr: {}, en: {} }, `<Trans i18nKey="a.b" />`],
    ['other markup', { fr: { a: 'x <b>y</b>' }, en: { a: 'x y' } }, `<Trans i18nKey="a" />`],
    ['an unwanted English phrase', { fr: { a: 'x' }, en: { a: 'Within 24 working hours' } }, `t('a')`],
    ['an unwanted French phrase', { fr: { a: 'Ce champ est nécessaire.' }, en: { a: 'x' } }, `t('a')`],
    ['an error that does not name its field', { fr: { a: 'Remplissez ce champ.' }, en: { a: 'x' } }, `t('a')`],
    ['another spelling of e-mail', { fr: { a: 'x' }, en: { a: 'Your email address' } }, `t('a')`],
    ['a breaking space before a mark', { fr: { a: 'Quoi ?' }, en: { a: 'What?' } }, `t('a')`],
  ])('refuses %s', (_, locales, code) => {
    expect(faultsOf(locales, code)).toHaveLength(1);
  });

  it('counts the title and the description of a page as used, and misses them where they are not', () => {
    const files = (texts: Record<string, string>) => ({
      'mf-cart/package.json': '{"name":"@aimante/mf-cart"}',
      'mf-cart/locales/fr.json': JSON.stringify(texts),
      'mf-cart/locales/en.json': JSON.stringify(texts),
      'mf-cart/remote.config.ts': `export default defineRemote({ pages: [{ id: 'cart', path: '/cart' }] });`,
    });
    const both = { 'page.cart.title': 'x', 'page.cart.description': 'x' };
    expect(checkTexts(sourceTreeOf(files(both)))).toEqual([]);
    expect(checkTexts(sourceTreeOf(files({ 'page.cart.title': 'x' })))).toHaveLength(1);
  });

  it('counts the label of a link as used, and misses it where it is not', () => {
    const files = (texts: Record<string, string>) => ({
      'mf-cart/package.json': '{"name":"@aimante/mf-cart"}',
      'mf-cart/locales/fr.json': JSON.stringify(texts),
      'mf-cart/locales/en.json': JSON.stringify(texts),
      'mf-cart/remote.config.ts': `export default defineRemote({
        links: [{ slot: 'main-nav', page: 'cart' }, { slot: 'main-nav', page: 'cart', id: 'basket' }],
      });`,
    });
    expect(checkTexts(sourceTreeOf(files({ 'links.cart': 'x', 'links.basket': 'x' })))).toEqual([]);
    expect(checkTexts(sourceTreeOf(files({ 'links.cart': 'x' })))).toHaveLength(1);
  });

  it('refuses unwanted phrases in the mails of the API', () => {
    const mail = `en: 'We answer within 24 working hours.'`;
    expect(checkTexts(sourceTreeOf({ 'api/src/people/mails/shop-mails.ts': mail }))).toHaveLength(1);
  });

  it('refuses unwanted phrases in the demo catalogue', () => {
    const product = `en: { description: 'An announcement that no drawer swallows' }`;
    expect(checkTexts(sourceTreeOf({ 'api/seeds/occasions.ts': product }))).toHaveLength(1);
  });

  it('refuses a language that has no file', () => {
    const tree = sourceTreeOf({ 'api/package.json': '{"name":"api"}', 'api/locales/fr.json': '{}' });
    expect(checkTexts(tree)).toEqual(['api/locales/en.json is missing']);
  });
});
