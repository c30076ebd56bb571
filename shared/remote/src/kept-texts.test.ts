/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createInstance, type i18n } from 'i18next';
import { keepTexts } from './kept-texts.ts';

const TEXTS = {
  title: 'Titre',
  count_one: '{{count}} magnet',
  count_other: '{{count}} magnets',
  of: '{{name}}, le {{day}}',
};

async function french(): Promise<{ instance: i18n; composed: () => number }> {
  const instance = createInstance();
  await instance.init({
    lng: 'fr',
    resources: { fr: { translation: TEXTS } },
    interpolation: { escapeValue: false },
  });
  let composed = 0;
  const { translator } = instance as unknown as { translator: { translate: (...call: unknown[]) => unknown } };
  const translate = translator.translate.bind(translator);
  translator.translate = (...call) => {
    composed += 1;
    return translate(...call);
  };
  return { instance: keepTexts(instance), composed: () => composed };
}

describe('a text', () => {
  it('is composed once', async () => {
    const { instance, composed } = await french();
    const t = instance.getFixedT('fr');
    expect([t('title'), t('title'), instance.getFixedT('fr')('title')]).toEqual(['Titre', 'Titre', 'Titre']);
    expect(composed()).toBe(1);
  });

  it('differs with its values', async () => {
    const { instance } = await french();
    const t = instance.getFixedT('fr');
    expect([1, 2, 1].map((count) => t('count', { count }))).toEqual(['1 magnet', '2 magnets', '1 magnet']);
  });

  it('is composed anew where a value can change', async () => {
    const { instance } = await french();
    const t = instance.getFixedT('fr');
    const day = { name: 'mardi', toString: () => day.name };
    expect(t('of', { name: 'Zoé', day })).toBe('Zoé, le mardi');
    day.name = 'jeudi';
    expect(t('of', { name: 'Zoé', day })).toBe('Zoé, le jeudi');
  });

  it('is found where it is loaded after it was missing', async () => {
    const { instance } = await french();
    const t = instance.getFixedT('fr');
    expect(t('more')).toBe('more');
    instance.addResourceBundle('fr', 'translation', { more: 'Encore' }, true, true);
    expect(t('more')).toBe('Encore');
  });
});
