import { describe, expect, it } from '@jest/globals';
import { internationalPhone } from './shop-identity.ts';

describe('a phone number in its international form', () => {
  it.each([
    ['02 40 00 00 01', '+33240000001'],
    ['+32 2 555 12 12', '+3225551212'],
    ['', ''],
  ])('of "%s" is "%s"', (phone, international) => expect(internationalPhone(phone)).toBe(international));
});
