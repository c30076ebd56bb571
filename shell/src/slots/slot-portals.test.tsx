import { expect, it, jest } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Shell, ShellContext } from '../shell-context.ts';
import { createOpenSlots } from './open-slots.ts';
import { SlotPortals } from './slot-portals.tsx';

it('leaves the page when a slot crashes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const slots = createOpenSlots();
  const shell = {
    get remotes() {
      throw new Error('broken');
    },
  } as unknown as Shell;
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ShellContext value={shell}>
        <main>Cart</main>
        <SlotPortals slots={slots} location={location} />
      </ShellContext>,
    ),
  );
  flushSync(() => slots.platform.fill(document.createElement('div'), 'product-aside', {}));
  expect(place.textContent).toBe('Cart');
  flushSync(() => root.unmount());
});
