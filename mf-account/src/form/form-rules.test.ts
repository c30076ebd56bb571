import { ApiError } from '@aimante/api-contract';
import { describe, expect, it } from '@jest/globals';
import { looksLikeEmail } from './looks-like-email.ts';
import { hasServerFault, showInField } from './server-faults.ts';
import { typedText } from './typed-text.ts';

describe('looksLikeEmail', () => {
  it.each([
    ['camille@exemple.fr', true],
    ['c.moreau+aimante@mail.exemple.co.uk', true],
    ['élodie@exemple.fr', true],
    ['', false],
    ['camille', false],
    ['camille@exemple', false],
    ['camille@exemple.', false],
    ['camille@exemple..fr', false],
    ['camille@.fr', false],
    ['@exemple.fr', false],
    ['camille@@exemple.fr', false],
    ['camille moreau@exemple.fr', false],
    ['camille@exemple.fr\nbcc:autre@exemple.fr', false],
  ])('of %j is %s', (typed, isLikely) => expect(looksLikeEmail(typed)).toBe(isLikely));
});

describe('typedText', () => {
  it('keeps the spaces of a password, and is empty without a text', () => {
    const form = new FormData();
    form.set('password', ' Lune verte ');
    form.set('picture', new File([], 'chat.jpg'));
    expect(['password', 'picture', 'missing'].map((name) => typedText(form, name))).toEqual([' Lune verte ', '', '']);
  });
});

describe('showInField', () => {
  const FIELDS = { SIRET_INVALID: 'siret' } as const;
  const refusal = (code: string, message: string) => new ApiError(400, { code, message });

  it.each([
    ['of its field', refusal('SIRET_INVALID', 'SIRET inconnu'), ['siret', 'SIRET inconnu']],
    ['of no field', refusal('TOO_BUSY', 'Revenez plus tard'), undefined],
    ['without a message', refusal('SIRET_INVALID', ''), undefined],
    ['that is no answer of the shop', new TypeError('offline'), undefined],
  ])('shows a refusal %s where it belongs', (_, error, expected) => {
    const shown: unknown[] = [];
    const isShown = showInField<{ siret: string }>(error, FIELDS, (field, fault) => shown.push(field, fault.message));
    expect(isShown).toBe(expected !== undefined);
    expect(shown).toEqual(expected ?? []);
  });
});

describe('hasServerFault', () => {
  it.each([
    [{}, false],
    [{ siret: undefined }, false],
    [{ siret: { type: 'custom' } }, false],
    [{ email: { type: 'custom' }, siret: { type: 'server' } }, true],
  ])('of %j is %s', (errors, has) => expect(hasServerFault(errors)).toBe(has));
});
