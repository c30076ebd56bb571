import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from './link.tsx';
import { NavLink } from './nav-link.tsx';

function Address() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

let root: Root | undefined;
const place = document.body.appendChild(document.createElement('main'));
afterEach(() => root?.unmount());

function show(link: ReactNode, at = '/cart'): HTMLAnchorElement {
  root = createRoot(place);
  const page = (
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Address />
    </MemoryRouter>
  );
  flushSync(() => root?.render(page));
  const shown = place.querySelector('a');
  if (!shown) throw new Error('No link is shown.');
  return shown;
}

/** Returns whether the browser may follow the link itself. */
function press(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const event = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  let isFollowed = true;
  flushSync(() => {
    isFollowed = link.dispatchEvent(event);
  });
  return isFollowed;
}

const address = () => place.querySelector('output')?.textContent;

describe('Link', () => {
  it('goes to its address without a new document, with its state', async () => {
    const link = show(
      <Link to="/orders?page=2" state={{ from: 'cart' }}>
        Orders
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/orders?page=2');
    expect(press(link)).toBe(false);
    await waitFor(() => expect(address()).toContain('/orders?page=2 {"from":"cart"}'));
  });

  it.each([
    ['a key that opens a tab', { ctrlKey: true }, {}],
    ['another button', { button: 1 }, {}],
    ['a link to a new window', {}, { target: '_blank' }],
  ])('leaves %s to the browser', (_name, init, props) => {
    const link = show(
      <Link to="/orders" {...props}>
        Orders
      </Link>,
    );
    expect(press(link, init)).toBe(true);
    expect(address()).toContain('/cart');
  });

  it('stays where a handler prevents the press', () => {
    const onClick = jest.fn((event: MouseEvent) => event.preventDefault());
    press(
      show(
        <Link to="/orders" onClick={onClick}>
          Orders
        </Link>,
      ),
    );
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(address()).toContain('/cart');
  });
});

describe('NavLink', () => {
  it.each([
    ['/account', false, true],
    ['/account/addresses', false, true],
    ['/account/addresses', true, false],
    ['/accounts', false, false],
    ['/Account', true, true],
  ])('at %s, with end %s, is current: %s', (at, end, isCurrent) => {
    const link = show(
      <NavLink to="/account" end={end} className="entry">
        Account
      </NavLink>,
      at,
    );
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
    expect(link.classList.contains('entry')).toBe(true);
    expect(link.classList.contains('active')).toBe(isCurrent);
  });
});
