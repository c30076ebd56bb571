import { describe, expect, it } from '@jest/globals';
import { preferredLocale } from './preferred-locale.ts';

const hints = { stored: null, languages: ['de-DE', 'en-US', 'fr'], userAgent: 'Mozilla/5.0 Firefox/130' };

describe('preferredLocale', () => {
  it('takes the choice made before', () => {
    expect(preferredLocale({ ...hints, stored: 'fr' })).toBe('fr');
  });

  it('takes the browser’s first language that the site speaks', () => {
    expect(preferredLocale(hints)).toBe('en');
    expect(preferredLocale({ ...hints, languages: ['fr-CA', 'en'] })).toBe('fr');
  });

  it('has no opinion for other languages, or a choice that is none', () => {
    expect(preferredLocale({ ...hints, languages: ['de', 'it'] })).toBeUndefined();
    expect(preferredLocale({ ...hints, stored: '<script>', languages: [] })).toBeUndefined();
  });

  it('leaves a crawler on the address that it asked for', () => {
    expect(preferredLocale({ ...hints, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeUndefined();
  });
});
