/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { createTexts } from './texts.ts';

/** A release with other texts than its pages expect. */
const texts = createTexts({
  fr: async () => ({ default: { page: { title: 'Titre' }, list: ['a'], count_one: '{{count}} magnet' } }),
  en: async () => ({ default: {} }),
});

function Page() {
  const { t, i18n } = useTranslation();
  const keys = ['missing', 'page', 'list', 'count', 'page.title.deeper', 'constructor', '__proto__', ''];
  return (
    <>
      <h1>{t('page.title')}</h1>
      {keys.map((key) => (
        <p key={key}>{t(key, { count: 2 })}</p>
      ))}
      <Trans t={t} i18n={i18n} i18nKey="missing.rich" components={{ strong: <strong /> }} />
    </>
  );
}

describe('a missing text', () => {
  it.each(['fr', 'en'] as const)('never takes the page away in %s', async (locale) => {
    await texts.ensure(locale);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts.in(locale)}>
        <Page />
      </I18nextProvider>,
    );
    expect(html).toContain(locale === 'fr' ? '<h1>Titre</h1>' : '<h1>page.title</h1>');
    expect(html).toContain('<p>missing</p>');
  });
});
