import { beforeEach, describe, expect, it } from '@jest/globals';
import { remoteWith, routeTo } from '../routing/remote.fixture.ts';
import { watchSessionLoss } from './session-loss.ts';

const remote = remoteWith([routeTo('/contact'), routeTo('/account/profile', 'login'), routeTo('/orders', 'login')]);

function type() {
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what the end of a session takes', () => {
  const lossOnEnd = watchSessionLoss(document, [remote]);
  const at = (path: string) => history.replaceState(null, '', path);
  beforeEach(() => at('/'));

  it('is nothing where everybody may be, whatever was typed', () => {
    at('/contact');
    type();
    expect(lossOnEnd()).toBe('nothing');
  });

  it('is the place where one has to be logged in, and what was typed there', () => {
    at('/en/account/profile');
    expect(lossOnEnd()).toBe('place');
    type();
    expect(lossOnEnd()).toBe('typing');
    at('/en/orders');
    expect(lossOnEnd()).toBe('place');
  });
});
