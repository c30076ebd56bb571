import type { DashboardStats } from '@aimante/api-contract/operations';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { arrivalsOf } from './arrivals.ts';
import { neighboursOf } from './back-links.tsx';
import { goPaths } from './nav-links.ts';
import { openOrders, ordersIn } from './open-orders.ts';
import { isForPage, watchLetters } from './use-go-keys.ts';
import { openTasks } from './use-tasks.tsx';

const quiet: DashboardStats = {
  from: '2026-11-14',
  to: '2026-11-20',
  firstDay: '2026-11-14',
  revenue: { cents: 0, orders: 0, averageCents: 0, previous: { cents: 0, orders: 0, averageCents: 0 } },
  byDay: [],
  byStage: [],
  late: 0,
  awaitingPayment: 0,
  awaitingCents: 0,
  unreadMessages: 0,
  lowStock: 0,
  outOfStock: 0,
  topProducts: [],
  coupons: [],
  lostMails: 0,
  views: { pages: 0, products: 0 },
  customers: { total: 0, recent: 0 },
  problems: [],
};
const stages = {
  byStage: [
    { stage: 'a_verifier', orders: 3 },
    { stage: 'pret', orders: 2 },
    { stage: 'emballe', orders: 1 },
  ],
};

describe('the orders in production', () => {
  it.each([
    ['a_verifier', 3],
    ['pret', 2],
    ['imprime', 0],
  ])('at %s are %d', (stage, count) => {
    expect(ordersIn(stages, stage)).toBe(count);
  });

  it('are open at every stage', () => {
    expect(openOrders(stages)).toBe(6);
    expect(openOrders({ byStage: [] })).toBe(0);
  });
});

describe('the numbers in the side bar', () => {
  it('are what waits on each page', () => {
    expect(arrivalsOf({ ...quiet, ...stages, unreadMessages: 4 })).toEqual({
      orders: 6,
      'photo-check': 3,
      batches: 2,
      contact: 4,
    });
  });
});

describe('the open tasks', () => {
  const idsOf = (stats: Partial<DashboardStats>) => openTasks({ ...quiet, ...stats }).map(({ id }) => id);

  it.each<[string, Partial<DashboardStats>, string[]]>([
    ['none on a quiet day', {}, []],
    ['no refund where the API sends none', { refundsToSettle: undefined }, []],
    ['photos to check only', stages, ['check']],
    ['parcels that are late, after orders that are', { lateParcels: 2, late: 1 }, ['late', 'parcels']],
    ['money before lateness before stock', { outOfStock: 1, late: 1, refundsToSettle: 1 }, ['refunds', 'late', 'out']],
    [
      'messages, low stock and lost mails',
      { lostMails: 1, lowStock: 2, unreadMessages: 3 },
      ['messages', 'low', 'mails'],
    ],
  ])('are %s', (_, stats, ids) => {
    expect(idsOf(stats)).toEqual(ids);
  });

  it('link lists that are filtered to what is counted', () => {
    const tasks = openTasks({ ...quiet, outOfStock: 1, refundsToSettle: 2 });
    expect(tasks.map(({ to, count }) => [to, count])).toEqual([
      ['/admin/orders?refund=open', 2],
      ['/admin/products?stockBelow=1&visible=true', 1],
    ]);
  });
});

describe('G and a letter', () => {
  const paths = (...keys: [string, number][]) => {
    const press = watchLetters();
    return keys.map(([key, at]) => press(key, at));
  };

  it.each(Object.entries(goPaths))('%s opens %s', (letter, path) => {
    expect(paths(['g', 0], [letter, 100])).toEqual([undefined, path]);
  });

  it.each<[string, [string, number][]]>([
    ['without G', [['o', 100]]],
    [
      'too late',
      [
        ['g', 0],
        ['o', 1500],
      ],
    ],
    [
      'after another key',
      [
        ['g', 0],
        ['x', 100],
        ['o', 200],
      ],
    ],
    [
      'of no page',
      [
        ['g', 0],
        [';', 100],
      ],
    ],
  ])('opens nothing for a letter %s', (_, keys) => {
    expect(paths(...keys).at(-1)).toBeUndefined();
  });

  it('starts again with each G', () => {
    expect(paths(['g', 0], ['g', 1400], ['o', 2800]).at(-1)).toBe('/admin/orders');
  });

  it('opens one page only', () => {
    expect(paths(['g', 0], ['o', 100], ['p', 200]).at(-1)).toBeUndefined();
  });
});

describe('a key', () => {
  /** True if the page may handle a key that is pressed in `html`. */
  function isHandled(html: string, init: KeyboardEventInit = {}) {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, ...init });
    (place.querySelector('[data-here]') ?? place).dispatchEvent(event);
    place.remove();
    return isForPage(event);
  }

  it.each([
    ['in the page', '<p data-here></p>'],
    ['on a button', '<button data-here></button>'],
    ['on a link', '<a href="/" data-here></a>'],
    ['on a checkbox', '<input type="checkbox" data-here>'],
    ['on a radio', '<input type="radio" data-here>'],
  ])('%s is for the page', (_, html) => {
    expect(isHandled(html)).toBe(true);
  });

  it.each([
    ['in a text field', '<input data-here>'],
    ['in a search field', '<input type="search" data-here>'],
    ['in a date field', '<input type="date" data-here>'],
    ['in a text area', '<textarea data-here></textarea>'],
    ['on a select, which searches its options', '<select data-here></select>'],
    ['in a dialog', '<div role="dialog"><button data-here></button></div>'],
    ['in a question', '<div role="alertdialog"><button data-here></button></div>'],
    ['in a menu', '<div role="menu"><span role="menuitem" data-here></span></div>'],
  ])('%s is not for the page', (_, html) => {
    expect(isHandled(html)).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %j is for the browser', (modifier) => {
    expect(isHandled('<p data-here></p>', modifier)).toBe(false);
  });
});

describe('the neighbours of an open row', () => {
  it.each([
    ['b', { before: 'a', after: 'c' }],
    ['a', { before: undefined, after: 'b' }],
    ['c', { before: 'b', after: undefined }],
    ['x', undefined],
    [undefined, undefined],
  ])('of %j are %j', (id, neighbours) => {
    expect(neighboursOf(['a', 'b', 'c'], id)).toEqual(neighbours);
  });

  it('are none where the list showed nothing else', () => {
    expect(neighboursOf(['a'], 'a')).toBeUndefined();
    expect(neighboursOf([], 'a')).toBeUndefined();
  });
});

describe('the desk', () => {
  let close = async () => {};
  afterEach(() => close());

  const links = {
    'desk-orders': [
      { remote: 'mf-admin', page: 'orders', path: '/admin/orders', label: { fr: 'Commandes', en: 'Orders' } },
      { remote: 'mf-gifts', page: 'gifts', path: '/admin/gifts', label: { fr: 'Cadeaux', en: 'Gifts' } },
    ],
  };

  async function openDesk(locale: 'fr' | 'en', stats: Partial<DashboardStats> = {}) {
    const piece = await mountPiece(app, {
      locale,
      links,
      path: '/admin/coupons?q=noel',
      page: { id: 'coupons', params: {} },
      session: { token: 't', role: 'admin' },
      api: (address) => {
        if (address.startsWith('/api/coupons')) return Response.json([]);
        return address.startsWith('/api/dashboard')
          ? Response.json({ ...quiet, ...stats })
          : Response.json({}, { status: 404 });
      },
    });
    close = piece.unmount;
    await within(piece.element).findByRole('heading', { level: 1 });
    return { screen: within(piece.element), record: piece.record };
  }

  it.each([
    ['fr', 'EN', '/en/admin/coupons?q=noel'],
    ['en', 'FR', '/admin/coupons?q=noel'],
  ] as const)('in %s links %s: the same page with its filters', async (locale, name, href) => {
    const { screen } = await openDesk(locale);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('shows the links of all remotes with what waits, and follows keys', async () => {
    const { screen, record } = await openDesk('fr', { ...stages, late: 2 });
    const orders = await screen.findByRole('link', { name: /^Commandes\s*6$/ });
    expect(orders.getAttribute('href')).toBe('/admin/orders');
    const foreign = screen.getByRole('link', { name: 'Cadeaux' });
    expect(foreign.getAttribute('href')).toBe('/admin/gifts');
    await userEvent.keyboard('gp');
    await waitFor(() => expect(record.navigations).toEqual(['/admin/products']));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await within(document.body).findByRole('dialog', { name: 'Raccourcis du clavier' })).toBeTruthy();
  });
});
