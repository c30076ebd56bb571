import { beforeEach, describe, expect, it } from '@jest/globals';
import { remoteWith, routeTo } from '../routing/remote.fixture.ts';
import { watchStake } from './stake.ts';

const remote = remoteWith([routeTo('/contact'), routeTo('/account/profile', 'login'), routeTo('/orders', 'login')]);

function type() {
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what the end of a session takes', () => {
  const stake = watchStake(document, [remote]);
  const at = (path: string) => history.replaceState(null, '', path);
  beforeEach(() => at('/'));

  it('is nothing where everybody may be, whatever was typed', () => {
    at('/contact');
    type();
    expect(stake()).toBe('nothing');
  });

  it('is the place where one has to be logged in, and what was typed there', () => {
    at('/en/account/profile');
    expect(stake()).toBe('place');
    type();
    expect(stake()).toBe('typing');
    at('/en/orders');
    expect(stake()).toBe('place');
  });
});
