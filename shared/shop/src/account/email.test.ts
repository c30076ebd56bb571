import { describe, expect, it } from '@jest/globals';
import { emailPattern } from './email.ts';

describe('emailPattern', () => {
  it.each([
    ['camille@exemple.fr', true],
    ['c.moreau+aimante@mail.exemple.co.uk', true],
    ['', false],
    ['camille', false],
    ['camille@exemple', false],
    ['camille@exemple.', false],
    ['camille@exemple..fr', false],
    ['.camille@exemple.fr', false],
    ['camille@.fr', false],
    ['@exemple.fr', false],
    ['camille@@exemple.fr', false],
    ['camille moreau@exemple.fr', false],
    ['camille@exemple.fr, eve@exemple.fr', false],
    ['camille@exemple.fr\nbcc:autre@exemple.fr', false],
  ])('of %j is %s', (typed, isEmail) => expect(emailPattern.test(typed)).toBe(isEmail));
});
