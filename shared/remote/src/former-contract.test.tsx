/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { hydrateElement, takeOver, useT } from './index.ts';
import { createTexts } from './texts.ts';

const texts = createTexts({
  fr: async () => ({ default: { gifts: { title: 'Cadeaux', count_one: '{{count}} cadeau' } } }),
  en: async () => ({ default: { gifts: { title: 'Gifts' } } }),
});

function Page() {
  const t = useT();
  return (
    <>
      <h1>{t('gifts.title')}</h1>
      <p>{t('gifts.count', { count: 1 })}</p>
    </>
  );
}

describe('a remote of contract 1', () => {
  it('reads its texts with useT', async () => {
    await texts.ensure('fr');
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts.in('fr')}>
        <Page />
      </I18nextProvider>,
    );
    expect(html).toBe('<h1>Cadeaux</h1><p>1 cadeau</p>');
  });

  it('hydrates by the former name', () => {
    expect(takeOver).toBe(hydrateElement);
  });
});
