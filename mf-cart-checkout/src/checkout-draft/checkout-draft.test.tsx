import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { draftToADoor } from './checkout-draft.fixture.ts';
import { EMPTY_DRAFT, forgetDraft, keepDraft, readDraft, readGuestDraft } from './checkout-draft.ts';

const store = (text: string) => sessionStorage.setItem('checkout-draft', text);

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a checkout draft', () => {
  it('is kept after a reload, until it is deleted', () => {
    keepDraft(draftToADoor);
    expect(readDraft()).toEqual(draftToADoor);
    forgetDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it.each(['', 'null', '[]', '12', '"draft"', '{', '{"address":'])('is empty instead of %j', (text) => {
    store(text);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it.each([
    ['no address', { address: null }],
    ['a list for an address', { address: ['8 rue des Lices'] }],
    ['a number for a city', { address: { city: 49100 } }],
    ['a word for a yes', { isBusiness: 'true' }],
    ['a field that the form does not have', { isAdmin: true }],
  ])('takes from another release only what fits its form, not %s', (_, change) => {
    store(JSON.stringify({ ...change, phone: '06 12 34 56 78' }));
    expect(readDraft()).toEqual({ ...EMPTY_DRAFT, phone: '06 12 34 56 78' });
  });

  it('keeps the typed fields of an address that has fewer fields', () => {
    store(JSON.stringify({ address: { line1: '8 rue des Lices' } }));
    expect(readDraft().address).toEqual({ ...EMPTY_DRAFT.address, line1: '8 rue des Lices' });
  });

  it('of an account is not shown to a guest', () => {
    keepDraft({ ...draftToADoor, account: 'nour@example.org' });
    expect(readGuestDraft()).toEqual(EMPTY_DRAFT);
    keepDraft(draftToADoor);
    expect(readGuestDraft()).toEqual(draftToADoor);
  });

  it('is asked for again in a browser without storage, which breaks nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    keepDraft(draftToADoor);
    forgetDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});
