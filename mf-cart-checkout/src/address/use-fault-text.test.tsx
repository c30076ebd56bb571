import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { billingSchema } from '../checkout-draft/address-schema.ts';
import { EMPTY_BILLING } from '../checkout-draft/empty-address.ts';
import { useFaultText } from './use-fault-text.ts';

function faultTextIn(lng: 'fr' | 'en') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { fr: { translation: fr }, en: { translation: en } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(useFaultText, { wrapper }).result.current;
}

const long = 'a'.repeat(300);
const { country } = EMPTY_BILLING;
const everyFieldTooLong = Object.fromEntries(Object.keys(EMPTY_BILLING).map((name) => [name, long]));
const tooLong = (billingSchema.safeParse({ ...everyFieldTooLong, country }).error?.issues ?? [])
  .filter(({ message }) => message === 'tooLong')
  .map(({ path }) => String(path[0]));

describe('the text of a choice that is missing', () => {
  it.each([
    ['relayId', 'Choisissez un point relais.'],
    ['marketEventId', 'Choisissez la date et le lieu du retrait.'],
  ])('names what is to be chosen: %s', (field, text) => {
    expect(faultTextIn('fr')('choose', field)).toBe(text);
  });
});

describe('the text of a value that is too long', () => {
  it.each([
    ['fr', fr],
    ['en', en],
  ] as const)('names its field, in %s', (language, texts) => {
    const faultText = faultTextIn(language);
    expect(tooLong).toContain('city');
    for (const name of [...tooLong, 'email']) {
      const { label } = texts.field[name as 'city'];
      expect(faultText('tooLong', `billing.${name}`)).toContain(label);
    }
  });
});
