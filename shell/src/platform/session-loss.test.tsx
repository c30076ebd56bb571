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

  it('is nothing on a public page, even with typed input', () => {
    at('/contact');
    type();
    expect(lossOnEnd()).toBe('nothing');
  });

  it('is the page that needs a login, and its typed input', () => {
    at('/en/account/profile');
    expect(lossOnEnd()).toBe('place');
    type();
    expect(lossOnEnd()).toBe('typing');
    at('/en/orders');
    expect(lossOnEnd()).toBe('place');
  });
});
