import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const order = (id: string, part: object = {}) => ({
  ...{ id, number: `AIM-${id}`, createdAt: '2026-11-20T10:00:00Z', paidAt: null, status: 'en_cours', stage: 'pret' },
  ...{ paymentStatus: 'paid', totalCents: 900, refundedCents: 0, shippingMethod: 'standard', itemCount: 1, sizes: [] },
  ...{ customer: { id: null, name: `Nora ${id}`, email: `${id}@exemple.test` }, thumbnails: [], isLate: false },
  ...{ photosWaiting: 0, photosBlocked: 0, version: 1 },
  ...part,
});
const orders = [order('1'), order('2'), order('3', { status: 'annule' })];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let close = async () => {};
afterEach(() => close());

// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

/** Opens the list of orders. `answer` is asked before the usual answers of the server. */
async function openOrders(search = '', answer: (call: Call) => Response | undefined = () => undefined) {
  const calls: Call[] = [];
  const page = { id: 'orders', params: {} };
  const piece = await mountPiece(app, {
    path: `/admin/orders${search}`,
    page,
    session: { token: 't', role: 'admin' },
    api: (path, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init?.method ?? 'GET', path, body };
      calls.push(call);
      const own = answer(call);
      if (own) return own;
      if (path.startsWith('/api/admin/list-views')) return Response.json([]);
      if (!path.startsWith('/api/admin/orders')) return Response.json({}, { status: 404 });
      return Response.json({ items: orders, next: null, total: orders.length });
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  const sent = (method: string) => calls.filter((call) => call.method === method);
  const lists = () => calls.filter(({ path }) => path.startsWith('/api/admin/orders?')).map(({ path }) => path);
  const goTo = (query: string) => piece.goTo(`/admin/orders${query}`, page);
  return { screen, page: within(document.body), record: piece.record, sent, lists, goTo };
}

const select = async (screen: Awaited<ReturnType<typeof openOrders>>['screen'], ...numbers: string[]) => {
  for (const number of numbers)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner ${number}` }));
};

describe('the search of a list', () => {
  it('starts once the typing rests, without the spaces around it', async () => {
    const { screen, record } = await openOrders('?late=true');
    await userEvent.type(await screen.findByRole('searchbox'), ' nora ');
    await waitFor(() => expect(record.navigations).toEqual(['/admin/orders?late=true&q=nora']));
  });

  it('shows the words of the address when Back changes them', async () => {
    const { screen, goTo } = await openOrders('?q=nora');
    const box = await screen.findByRole('searchbox');
    expect(box).toHaveProperty('value', 'nora');
    await goTo('?q=lea');
    expect(box).toHaveProperty('value', 'lea');
  });

  it('keeps letters that were typed while the address followed', async () => {
    const { screen, record, goTo } = await openOrders();
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'no');
    await waitFor(() => expect(record.navigations).toHaveLength(1));
    await userEvent.type(box, 'ra');
    await goTo('?q=no');
    expect(box).toHaveProperty('value', 'nora');
  });

  it('takes the key / from anywhere in the page', async () => {
    const { screen } = await openOrders();
    const box = await screen.findByRole('searchbox');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(box);
    expect(box).toHaveProperty('value', '');
  });
});

describe('the filters of a list', () => {
  it('are named with their values, and each can be taken away', async () => {
    const { screen, record, lists } = await openOrders('?stage=pret&from=2026-11-01&after=c2');
    await screen.findByRole('button', { name: /Passée du.*nov/ });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Étape Prêt' }));
    expect(record.navigations).toEqual(['/admin/orders?from=2026-11-01']);
    expect(lists()[0]).toContain('cursor=c2');
  });

  it('that cannot be read are shown so, and not sent', async () => {
    const { screen, lists } = await openOrders('?from=2026-02-30');
    await screen.findByRole('button', { name: 'Retirer le filtre Passée du illisible' });
    expect(lists()[0]).not.toContain('from=');
  });

  it('are all taken away at once where nothing matches', async () => {
    const { screen, record } = await openOrders('?q=zz&late=true&sort=total', ({ path }) =>
      path.startsWith('/api/admin/orders?') ? Response.json({ items: [], next: null, total: 0 }) : undefined,
    );
    await screen.findByText('Rien ne correspond');
    const clear = screen.getAllByRole('button', { name: 'Effacer' });
    await userEvent.click(clear.at(-1) as HTMLElement);
    expect(record.navigations).toEqual(['/admin/orders']);
  });
});

describe('the pages of a list', () => {
  const paged = ({ path }: Call) => {
    if (!path.startsWith('/api/admin/orders?')) return undefined;
    const isSecond = path.includes('cursor=c2');
    return Response.json({
      items: isSecond ? orders.slice(2) : orders.slice(0, 2),
      next: isSecond ? null : 'c2',
      total: 3,
    });
  };

  it('are counted on, and lead back to the one before', async () => {
    const { screen, record, goTo } = await openOrders('', paged);
    await screen.findByText('1 – 2 sur 3');
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    expect(record.navigations).toEqual(['/admin/orders?after=c2']);
    await goTo('?after=c2');
    await screen.findByText('3 – 3 sur 3');
    expect(screen.getByRole('button', { name: 'Suivant' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));
    expect(record.navigations.at(-1)).toBe('/admin/orders');
  });

  it('lead to the first one from a link into the middle', async () => {
    const { screen, record } = await openOrders('?after=c9', paged);
    await userEvent.click(await screen.findByRole('button', { name: 'Début' }));
    expect(record.navigations).toEqual(['/admin/orders']);
  });
});

describe('an action on many orders', () => {
  const moved = (refused: object[], undo: object[]) => (call: Call) =>
    call.path.endsWith('/bulk') ? Response.json({ done: [], refused, undo }) : undefined;

  async function moveTwo(answer: Parameters<typeof openOrders>[1]) {
    const opened = await openOrders('', answer);
    await select(opened.screen, 'AIM-1', 'AIM-2');
    await userEvent.click(opened.screen.getByRole('button', { name: 'Changer l’étape' }));
    const dialog = within(await opened.page.findByRole('dialog', { name: 'Changer l’étape' }));
    return { ...opened, dialog };
  }

  it('asks for the stage, moves them, and can be undone in their new versions', async () => {
    const undo = [{ id: '1', version: 2 }];
    const { dialog, record, sent } = await moveTwo((call) =>
      call.path.endsWith('/undo') ? Response.json({ done: ['1'], refused: [], undo: [] }) : moved([], undo)(call),
    );
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Bloqué');
    await userEvent.click(dialog.getByRole('button', { name: 'Changer l’étape' }));
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(sent('POST')).toMatchObject([{ body: { ids: ['1', '2'], stage: 'bloque' } }]);
    const [notice] = record.notices;
    expect(notice?.text).toMatch(/^2 commandes passées à «\sBloqué\s»$/);
    notice?.action?.run();
    await waitFor(() => expect(record.notices.at(-1)?.text).toBe('1 changement annulé'));
    expect(sent('POST').at(-1)).toMatchObject({ path: '/api/admin/orders/bulk/undo', body: { orders: undo } });
  });

  it('says which orders were refused and why, until that is closed', async () => {
    const refused = [{ id: '2', number: 'AIM-2', code: 'X', message: 'Elle est <déjà> expédiée.' }];
    const { dialog, screen, record } = await moveTwo(moved(refused, []));
    await userEvent.click(dialog.getByRole('button', { name: 'Changer l’étape' }));
    await screen.findByText(/^AIM-2.*Elle est <déjà> expédiée\.$/);
    expect(record.notices).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Sélectionner AIM-2' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(screen.queryByText(/déjà/)).toBeNull();
  });

  it('does nothing when the question is cancelled', async () => {
    const { dialog, screen, sent } = await moveTwo(undefined);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Changer l’étape' })).toHaveProperty('disabled', false),
    );
    expect(sent('POST')).toEqual([]);
    screen.getByText('2 sélectionnés');
  });

  it('that fails keeps the selection and says so in place', async () => {
    const { dialog, screen } = await moveTwo(({ path }) =>
      path.endsWith('/bulk') ? Response.json({ code: 'X', message: 'Pas maintenant' }, { status: 403 }) : undefined,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Changer l’étape' }));
    await screen.findByText('Pas maintenant');
    screen.getByText('2 sélectionnés');
  });
});

describe('the sheets of chosen orders', () => {
  const planOf = (leftOut: object[]) => ({ pieces: 2, leftOut });
  async function printTwo(plan: object[], made: object[] = plan) {
    const opened = await openOrders('', ({ path }) => {
      if (path.endsWith('/batches/plan')) return Response.json(planOf(plan));
      return path.endsWith('/batches') ? Response.json({ id: 'b', leftOut: made }) : undefined;
    });
    await select(opened.screen, 'AIM-1', 'AIM-2');
    await userEvent.click(opened.screen.getByRole('button', { name: 'Planches PDF' }));
    return opened;
  }
  const refunded = { id: '2', number: 'AIM-2', reason: 'refunded' };
  const cancelled = { id: '1', number: 'AIM-1', reason: 'cancelled' };

  it('are made without a question when they contain every order', async () => {
    const { record, sent } = await printTwo([]);
    await waitFor(() => expect(record.navigations).toEqual(['/admin/batches/b']));
    expect(sent('POST').at(-1)).toMatchObject({ body: { orderIds: ['1', '2'], evenRefunded: false } });
    expect(record.notices).toEqual([]);
  });

  it('name the orders that they leave out, and contain refunded ones on request only', async () => {
    const { page, record, sent } = await printTwo([cancelled, refunded], [cancelled]);
    const dialog = within(await page.findByRole('dialog', { name: 'Planches PDF' }));
    dialog.getByText(/^AIM-1.*annulée$/);
    dialog.getByText(/^AIM-2.*remboursée en entier$/);
    const choice = dialog.getByRole('checkbox', { name: 'Imprimer aussi la commande remboursée en entier' });
    expect(choice).toHaveProperty('checked', false);
    await userEvent.click(choice);
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le lot' }));
    await waitFor(() => expect(record.navigations).toEqual(['/admin/batches/b']));
    expect(sent('POST').at(-1)).toMatchObject({ body: { orderIds: ['1', '2'], evenRefunded: true } });
    expect(record.notices.map(({ text }) => text)).toEqual(['Hors des planches\u00a0: AIM-1 (annulée)']);
  });

  it('are not made when the question is cancelled', async () => {
    const { page, sent } = await printTwo([refunded]);
    const dialog = within(await page.findByRole('dialog', { name: 'Planches PDF' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(sent('POST').map(({ path }) => path)).toEqual(['/api/admin/batches/plan']);
  });
});

describe('the menu of one order', () => {
  it('offers only what fits it', async () => {
    const { screen, page } = await openOrders();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions sur AIM-3' }));
    await page.findByRole('menuitem', { name: 'Copier le numéro' });
    expect(page.queryByRole('menuitem', { name: 'Changer l’étape' })).toBeNull();
    expect(page.queryByRole('menuitem', { name: 'Planches PDF' })).toBeNull();
  });

  it('writes to the customer about this order', async () => {
    const { screen, page } = await openOrders();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions sur AIM-1' }));
    const mail = await page.findByRole('menuitem', { name: 'Écrire au client' });
    expect(mail.getAttribute('href')).toBe('mailto:1@exemple.test?subject=Votre%20commande%20AIM-1');
  });
});

describe('the keyboard in a list', () => {
  it('moves by J and K within the rows, and selects by X', async () => {
    const { screen } = await openOrders();
    const first = await screen.findByRole('link', { name: /AIM-1/ });
    await userEvent.keyboard('jjjjk');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /AIM-2/ }));
    await userEvent.keyboard('kkx');
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('checkbox', { name: 'Sélectionner AIM-1' })).toHaveProperty('checked', true);
  });

  it('leaves letters to a field that is typed in', async () => {
    const { screen } = await openOrders();
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'jx/');
    expect(box).toHaveProperty('value', 'jx/');
    expect(screen.queryByText(/sélectionné/)).toBeNull();
  });
});
