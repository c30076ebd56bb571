import { describe, expect, it } from '@jest/globals';
import { valueAt, withValue } from './paths.ts';

describe('settings by path', () => {
  const settings = { name: 'Aimanté', hours: { fr: '9 h', en: '9 am' } };

  it('are read and written without touching their neighbours', () => {
    expect(valueAt(settings, 'hours.fr')).toBe('9 h');
    expect(withValue(settings, 'hours.fr', '10 h')).toEqual({ name: 'Aimanté', hours: { fr: '10 h', en: '9 am' } });
    expect(settings.hours.fr).toBe('9 h');
  });

  it('are nothing where the path leads nowhere', () => {
    expect(valueAt(settings, 'a.b.c')).toBeUndefined();
  });
});
