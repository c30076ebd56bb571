import { describe, expect, it } from '@jest/globals';
import { createOpenSlots } from './open-slots.ts';

describe('createOpenSlots', () => {
  it('lists the shown slots with their latest props', () => {
    const slots = createOpenSlots();
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    slots.platform.fill(first, 'product-aside', { productId: '1' });
    slots.platform.fill(second, 'account-home', {});
    slots.platform.fill(first, 'product-aside', { productId: '2' });
    slots.platform.clear(second);
    expect([...slots.get()]).toEqual([[first, { name: 'product-aside', props: { productId: '2' } }]]);
  });
});
