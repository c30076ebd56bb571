import { afterEach, describe, expect, it } from '@jest/globals';
import { claimDraft, type Release } from './claim-draft.ts';

const claims: Release[] = [];
afterEach(() => {
  for (const release of claims.splice(0)) release();
});

/** A tab that gives its draft away when another one asks, unless it is frozen. */
async function tab(key: string, { isFrozen = false } = {}) {
  const state = { isAsked: false };
  const release = await claimDraft(key, () => {
    state.isAsked = true;
    if (!isFrozen) release();
  });
  claims.push(release);
  return state;
}

describe('a draft', () => {
  it('belongs to the tab that asked last', async () => {
    const first = await tab('free');
    const second = await tab('free');
    const third = await tab('free');
    expect([first, second, third]).toEqual([{ isAsked: true }, { isAsked: true }, { isAsked: false }]);
  });

  it('is read by the next tab when the one before has saved it', async () => {
    const steps: string[] = [];
    const release = await claimDraft('free', () => {
      setTimeout(() => {
        steps.push('saved');
        release();
      });
    });
    claims.push(await claimDraft('free', () => undefined));
    steps.push('read');
    expect(steps).toEqual(['saved', 'read']);
  });

  it('is not asked for by a tab with another draft', async () => {
    const first = await tab('free');
    await tab('product:1');
    expect(first.isAsked).toBe(false);
  });

  it('is taken from a tab that does not answer', async () => {
    const frozen = await tab('frozen', { isFrozen: true });
    const second = await tab('frozen');
    expect([frozen.isAsked, second.isAsked]).toEqual([true, false]);
  });

  it('is free once it is released', async () => {
    (await claimDraft('free', () => undefined))();
    expect((await tab('free')).isAsked).toBe(false);
  });

  it.each([
    ['has no locks', undefined],
    ['refuses them', { query: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  ])('belongs to each tab where the browser %s', async (_, locks) => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'locks');
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const tabs = [await tab('free'), await tab('free')];
    Reflect.deleteProperty(navigator, 'locks');
    if (own) Object.defineProperty(navigator, 'locks', own);
    expect(tabs).toEqual([{ isAsked: false }, { isAsked: false }]);
  });
});
