import { ApiError } from '@aimante/api-contract';
import { describe, expect, it } from '@jest/globals';
import { isConflict, isMissing, isNoResponse, isRefusal } from './api-error-kind.ts';
import { mountFragment } from './data.fixture.tsx';
import { useErrorText } from './use-error-text.ts';

const errorOf = (status: number, { message = '', code = 'ANY', details = {} } = {}) =>
  new ApiError(status, { code, message, details });

async function textOf(error: unknown, fallback?: string) {
  const { element } = await mountFragment(() => useErrorText()(error, fallback));
  return element.textContent;
}

describe('useErrorText', () => {
  it.each([
    ['the message of the API', errorOf(409, { message: 'Stock épuisé' }), 'Stock épuisé'],
    ['the fallback, where there is no message', errorOf(502), 'Non enregistré'],
    [
      'a hint at the network, without a response',
      errorOf(0, { message: 'fetch failed' }),
      'Impossible de contacter le serveur. Veuillez vérifier votre connexion.',
    ],
    [
      'nothing of an error of the page itself',
      new TypeError('x is undefined'),
      'Une erreur est survenue. Veuillez réessayer.',
    ],
  ])('says %s', async (_, error, text) => {
    expect(await textOf(error, 'Non enregistré')).toBe(text);
  });

  it('has a fallback of its own', async () => {
    expect(await textOf(errorOf(502))).toBe('Une erreur est survenue. Veuillez réessayer.');
  });
});

describe('the kind of an error', () => {
  it('is identified by code, by status and by malformed fields', () => {
    expect(isRefusal(errorOf(409, { code: 'SLUG_TAKEN' }), 'SLUG_TAKEN')).toBe(true);
    expect(isRefusal(new Error('SLUG_TAKEN'), 'SLUG_TAKEN')).toBe(false);
    expect(isConflict(errorOf(409, { code: 'VERSION_CONFLICT' }))).toBe(true);
    expect(isNoResponse(errorOf(0))).toBe(true);
    expect(isNoResponse(errorOf(500))).toBe(false);
    expect(isMissing(errorOf(404))).toBe(true);
    expect(isMissing(errorOf(400, { details: { in: 'params' } }))).toBe(true);
    expect(isMissing(errorOf(400, { details: { in: 'body' } }))).toBe(false);
  });
});
