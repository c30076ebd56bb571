import { describe, expect, it } from '@jest/globals';
import { betterLocale } from './preferred-locale.ts';

const hints = { stored: null, languages: ['de-DE', 'en-US', 'fr'], userAgent: 'Mozilla/5.0 Firefox/130' };

describe('betterLocale', () => {
  it('takes the choice made before, at any address', () => {
    expect(betterLocale('en', { ...hints, stored: 'fr' })).toBe('fr');
    expect(betterLocale('fr', { ...hints, stored: 'fr' })).toBeUndefined();
    expect(betterLocale('fr', { ...hints, stored: 'en', languages: ['fr'] })).toBe('en');
  });

  it('takes the first browser language that the site supports', () => {
    expect(betterLocale('fr', hints)).toBe('en');
    expect(betterLocale('fr', { ...hints, languages: ['fr-CA', 'en'] })).toBeUndefined();
  });

  it('keeps English for an English address until the visitor chooses', () => {
    expect(betterLocale('en', { ...hints, languages: ['fr-FR'] })).toBeUndefined();
  });

  it('returns nothing for other languages, or for an invalid choice', () => {
    expect(betterLocale('fr', { ...hints, languages: ['de', 'it'] })).toBeUndefined();
    expect(betterLocale('en', { ...hints, stored: '<script>', languages: ['fr'] })).toBeUndefined();
  });

  it('does not redirect a crawler', () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
    expect(betterLocale('fr', { ...hints, userAgent })).toBeUndefined();
  });
});
