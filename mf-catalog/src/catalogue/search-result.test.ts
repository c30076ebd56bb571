import { describe, expect, it } from '@jest/globals';
import { createInstance } from 'i18next';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { publicSettings } from '../shop-identity/settings.fixture.ts';
import { aProduct } from './catalogue.fixture.ts';
import { searchResultOf } from './search-result.ts';

async function wordsOf(locale: 'fr' | 'en') {
  const i18n = createInstance();
  const translation: object = { fr, en }[locale];
  const t = await i18n.init({
    lng: locale,
    resources: { [locale]: { translation } },
    interpolation: { escapeValue: false },
  });
  return { t, locale, settings: publicSettings };
}

const range = { low: 390, high: 450 };

describe('a product in a search result', () => {
  it('has its price and what is done with it, where there is room', async () => {
    const heart = aProduct({ name: 'Magnet photo cœur' });
    expect(searchResultOf(heart, range, await wordsOf('fr'))).toEqual({
      title: 'Magnet photo cœur à personnaliser, dès 3,90\u00a0€',
      description:
        'Une photo, un magnet. Recadrez votre photo au millimètre, nous l’imprimons dans notre atelier. Livraison offerte.',
    });
    expect(searchResultOf(aProduct({ name: 'Heart' }), range, await wordsOf('en')).title).toBe(
      'Heart, made to order, from €3.90',
    );
  });

  it('drops facts that a search engine would cut', async () => {
    const name = 'Magnet photo panoramique aimanté, très long';
    const description = 'Une longue description. '.repeat(6).trim();
    const words = await wordsOf('fr');
    expect(searchResultOf(aProduct({ name, description }), range, words)).toEqual({ title: name, description });
  });

  it('says one price without "from", and what delivery costs', async () => {
    const { t, locale, settings } = await wordsOf('en');
    const standard = { bands: [{ upToGrams: null, cents: 490 }], freeFromCents: 3000 };
    const paid = { ...settings, deliveryZones: [{ territories: ['FR'], standard }] };
    const box = aProduct({ name: 'Gift box', description: 'A kraft box.', isPersonalised: false });
    expect(searchResultOf(box, { low: 600, high: 600 }, { t, locale, settings: paid })).toEqual({
      title: 'Gift box, €6.00',
      description:
        'A kraft box. Packed in our workshop and delivered with your magnets or on its own. Delivery €4.90, free from €30.',
    });
    const { description } = searchResultOf(box, { low: 3000, high: 3000 }, { t, locale, settings: paid });
    expect(description).toMatch(/ on its own\. Free delivery\.$/);
  });

  it('keeps the texts that the team wrote for search engines', async () => {
    const product = aProduct({ seoTitle: 'Notre titre', seoDescription: 'Notre texte' });
    expect(searchResultOf(product, range, await wordsOf('fr'))).toEqual({
      title: 'Notre titre',
      description: 'Notre texte',
    });
  });
});
