import { describe, expect, it } from '@jest/globals';
import { readDevice } from './device-name.ts';

describe('readDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605 Version/18.0 Safari/605.1', 'Safari', 'Mac'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141 Safari/604', 'Chrome', 'iPhone'],
  ])('reads %s', (userAgent, browser, system) => {
    expect(readDevice(userAgent)).toMatchObject({ browser, system });
  });

  it('invents nothing', () => {
    expect(readDevice(null)).toEqual({ browser: undefined, system: undefined, isHandheld: false });
    expect(readDevice('curl/8')).toEqual({ browser: undefined, system: undefined, isHandheld: false });
  });
});
