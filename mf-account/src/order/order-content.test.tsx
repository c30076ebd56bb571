import { deliveryCountries } from '@aimante/shop/postal';
import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeOrder, openOrder, type Visit } from './open-order.fixture.ts';
import { box, line, order, photo } from './order.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(20_000);

const recipe = {
  version: 1,
  photo: { width: 3000, height: 2000 },
  center: { x: 1500, y: 1000 },
  scale: 1,
  angle: 0,
  quarterTurns: 0,
  flipH: false,
  flipV: false,
  aspect: 1,
};
const item = {
  productId: line().productId,
  variantId: null,
  bundleId: null,
  name: 'Magnet carré',
  quantity: 2,
  unitPriceCents: 450,
  photos: [
    {
      photoId: photo().photoId,
      copies: 2,
      recipe,
      previewUrl: '/api/photos/1/preview',
      magnetUrl: '/api/orders/photos/1/magnet',
    },
  ],
};
const boxItem = { ...item, productId: '018f3c1e-0000-7000-8000-000000000042', name: 'Coffret', photos: [] };
const refusal = (message: string) => Response.json({ code: 'ANY', message, requestId: 'r-1' }, { status: 409 });

describe('an order to pay', () => {
  it.each([
    ['a guest', false, '/checkout/guest#token=signed-token'],
    ['its owner', true, '/checkout/payment#token=signed-token'],
  ])('is paid by %s with its signed link', async (_, isOwner, href) => {
    const { screen } = await openOrder(order({ status: 'en_attente' }, { canPay: true }), { isOwner });
    expect(screen.getByRole('link', { name: 'Payer maintenant' }).getAttribute('href')).toBe(href);
  });
});

describe('the cancellation', () => {
  const open = (visit: Visit) => openOrder(order({}, { canCancel: true }), visit);

  it('happens after a yes only', async () => {
    const { press, record, calls } = await open({ confirms: false });
    await press(/^Annuler la commande/);
    await waitFor(() => expect(record.questions).toHaveLength(1));
    expect(calls).toEqual([]);
  });

  it('shows the order as the server has it now', async () => {
    const cancelled = order({ status: 'annule', cancelledAt: '2026-11-20T10:00:00.000Z' });
    const { press, screen, record, server } = await open({ answer: () => Response.json(cancelled) });
    server.order = cancelled;
    await press(/^Annuler la commande/);
    await screen.findByRole('heading', { level: 1, name: 'Votre commande est annulée' });
    expect(record.notices).toEqual([{ kind: 'success', text: 'La commande est annulée.' }]);
  });

  it('says beside the button why it came too late', async () => {
    const { press, screen, record } = await open({ answer: () => refusal('Elle est déjà imprimée.') });
    await press(/^Annuler la commande/);
    await screen.findByText('Elle est déjà imprimée.');
    expect(record.notices).toEqual([]);
  });
});

it('offers to pay before it offers to order again', async () => {
  const { screen } = await openOrder(order({ status: 'en_attente' }, { canPay: true, canReorder: true }));
  expect(screen.getByRole('link', { name: 'Payer maintenant' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Recommander/ })).toBeNull();
});

it('says the amount of the VAT, and no amount where none is due', async () => {
  const due = await openOrder(order());
  expect(due.screen.getByText(/^dont TVA 20 % : 1,50\s€$/)).toBeTruthy();
  await closeOrder();
  const { screen } = await openOrder(order({ vatCents: 0, vatNotice: 'TVA non applicable' }));
  expect(screen.getByText('TVA non applicable')).toBeTruthy();
});

it('says the VAT of what is left after items were taken out', async () => {
  const vatLeft = { cents: 100, notice: 'dont TVA 20\u00a0%' };
  const { screen } = await openOrder(order({ lines: [line({ removedQuantity: 1 })], refundedCents: 300, vatLeft }));
  expect(screen.getByText(/^dont TVA 20 % : 1,00\s€$/)).toBeTruthy();
});

describe('an order that is being made', () => {
  const estimate = { from: '2026-12-03', to: '2026-12-07' };

  it('says when it arrives, and offers to order again second to that', async () => {
    const { screen } = await openOrder(order({ estimate }, { canReorder: true }));
    expect(screen.getByText('Chez vous entre le jeudi 3 décembre et le lundi 7 décembre')).toBeTruthy();
    const again = () => screen.getByRole('button', { name: 'Recommander ces photos' }).getAttribute('data-variant');
    expect(again()).toBe('secondary');
    await closeOrder();
    const delivered = await openOrder(order({ status: 'termine' }, { canReorder: true }));
    const button = delivered.screen.getByRole('button', { name: 'Recommander ces photos' });
    expect(button.getAttribute('data-variant')).toBe('primary');
  });
});

describe('the withdrawal', () => {
  const second = box({ id: '018f3c1e-0000-7000-8000-000000000012', name: 'Coffret de Noël' });
  const open = (answer?: () => Response) =>
    openOrder(order({ lines: [box(), second] }, { withdrawableLineIds: [box().id, second.id] }), answer && { answer });

  it('is of the chosen items, and shows its receipt', async () => {
    const { press, screen, calls } = await open(() => Response.json({ createdAt: '2026-11-20T10:00:00.000Z' }));
    await press('Renoncer au contrat ici');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Coffret, / }));
    await press('Confirmer la rétractation');
    await screen.findByText(/^Rétractation reçue .*camille@exemple\.fr/);
    expect(calls[0]).toMatchObject({ body: { lineIds: [second.id], confirm: true }, token: 'signed-token' });
  });

  it('of nothing is not sent', async () => {
    const { press, screen, calls } = await open();
    await press('Renoncer au contrat ici');
    for (const choice of screen.getAllByRole('checkbox')) await userEvent.click(choice);
    await press('Confirmer la rétractation');
    await screen.findByText('Choisissez au moins un article.');
    expect(calls).toEqual([]);
  });
});

describe('the report of a problem', () => {
  const open = () => openOrder(order({ status: 'termine' }, { canClaim: true }));
  const files = (count: number, type = 'image/jpeg') =>
    Array.from({ length: count }, (_, place) => new File(['x'], `${place}.jpg`, { type }));

  it('wants more than a word', async () => {
    const { press, screen, calls } = await open();
    await press('Signaler un problème');
    await userEvent.type(screen.getByLabelText('Racontez-nous'), 'Cassé     .');
    await userEvent.clear(screen.getByLabelText('Racontez-nous'));
    await userEvent.type(screen.getByLabelText('Racontez-nous'), '  Cassé    ');
    await press('Envoyer');
    await screen.findByText(/10 caractères au moins/);
    expect(calls).toEqual([]);
  });

  it('is sent with its reason', async () => {
    const { press, screen, calls } = await open();
    await press('Signaler un problème');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Il manque des magnets');
    await userEvent.type(screen.getByLabelText('Racontez-nous'), 'Un magnet sur deux.');
    await press('Envoyer');
    await screen.findByText(/^Merci, nous avons votre message/);
    expect(calls[0]?.body).toEqual({ reason: 'missing', message: 'Un magnet sur deux.', photoIds: [] });
  });

  it('takes five pictures at most, and says which files it cannot take', async () => {
    const { press, screen } = await open();
    await press('Signaler un problème');
    const picker = () => screen.getByLabelText<HTMLInputElement>(/Ajouter des photos|photos? ajoutées?/);
    await userEvent.upload(picker(), [...files(2), ...files(1, 'image/heic')], { applyAccept: false });
    await screen.findByText('2 photos ajoutées');
    expect(screen.getByRole('alert').textContent).toMatch(/^Choisissez une photo JPG ou PNG/);
    await userEvent.upload(picker(), files(4));
    await screen.findByText('5 photos ajoutées');
    expect(picker().disabled).toBe(true);
  });
});

describe('a blocked photo', () => {
  const open = (change: Parameters<typeof photo>[0], visit?: Visit) => {
    const blocked = photo({ review: 'blocked', ...change });
    return openOrder(
      order({ stage: 'bloque', lines: [line({ photos: [blocked] })] }, { canReplacePhotos: true }),
      visit,
    );
  };

  it.each<[string, Parameters<typeof photo>[0], [RegExp, RegExp]]>([
    ['a file that nobody can read', { reviewReason: 'unreadable' }, [/Le fichier est abîmé/, /«/]],
    ['no words of the workshop', { reviewReason: null }, [/ne donnera pas un beau magnet/, /«/]],
    ['too few pixels', { reviewReason: 'Floue', dpi: 199 }, [/199 points par pouce, il en faut 200/, /abîmé/]],
    ['another fault than its pixels', { reviewReason: 'Floue', dpi: 200 }, [/«\sFloue\s»/, /points par pouce/]],
  ])('names its fault: %s', async (_, change, [said, unsaid]) => {
    const { screen } = await open(change);
    await screen.findByText(said);
    expect(screen.queryByText(unsaid)).toBeNull();
    expect(screen.queryAllByText('199 ppp')).toHaveLength(change?.dpi === 199 ? 1 : 0);
  });

  it('of a collage is chosen among its photos', async () => {
    const cells = [0, 26].map((left) => ({ left, top: 0, width: 24, height: 50 }));
    const { screen } = await open({ cells });
    await screen.findByText(/Vous remplacez la photo 1 du montage/);
    await userEvent.click(screen.getByRole('radio', { name: 'Photo 2' }));
    await screen.findByText(/Vous remplacez la photo 2 du montage/);
  });

  it('is printed as it is after a yes to the named fault', async () => {
    const { press, record, calls } = await open({ canPrintAnyway: true, reviewReason: 'Un peu sombre' });
    await press('L’imprimer quand même');
    await waitFor(() => expect(calls[0]).toMatchObject({ body: { consent: true }, token: 'signed-token' }));
    expect(record.questions[0]?.text).toMatch(/«\sUn peu sombre\s»/);
  });

  it.each([
    ['a photo of another kind', 'image/gif', 'Choisissez une photo JPG ou PNG de 25 Mo au plus.'],
    ['a photo that the browser cannot read', 'image/jpeg', 'Cette photo ne peut pas être lue. Essayez-en une autre.'],
  ])('is not replaced by %s', async (_, type, said) => {
    const { screen, calls } = await open({});
    const file = new File(['x'], 'chat', { type });
    await userEvent.upload(screen.getByLabelText(/Choisir une autre photo/), file, { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(calls).toEqual([]);
  });
});

describe('the change of the address', () => {
  it('is refused in the form, which keeps what was typed', async () => {
    const answer = () => refusal('La commande est déjà partie.');
    const { press, screen, calls } = await openOrder(order({}, { canChangeAddress: true }), { answer });
    await press(/^Changer l’adresse/);
    expect([...(await screen.findByLabelText<HTMLSelectElement>('Pays')).options].map(({ value }) => value)).toEqual([
      ...deliveryCountries,
    ]);
    const street = await screen.findByLabelText<HTMLInputElement>('Numéro et voie');
    await userEvent.clear(street);
    await userEvent.type(street, '2 rue Neuve');
    await press('Enregistrer');
    await screen.findByText('La commande est déjà partie.');
    expect(street.value).toBe('2 rue Neuve');
    expect(calls[0]).toMatchObject({ body: { line1: '2 rue Neuve', city: 'Angers', company: null } });
  });
});

describe('the same order again', () => {
  const reorderable = order({ lines: [line(), box()] }, { canReorder: true });
  const open = (answer: (path: string) => Response | Promise<Response>) => openOrder(reorderable, { answer });
  // The Blob of jsdom, which the cart accepts.
  const picture = () => Object.assign(new Response(), { blob: async () => new Blob(['x']) });

  it('is in the cart with the same photos, and names what is missing', async () => {
    const { press, record } = await open((path) =>
      path.endsWith('/reorder') ? Response.json({ items: [item, boxItem], unavailable: ['Magnet cœur'] }) : picture(),
    );
    await press('Recommander ces photos');
    await waitFor(() => expect(record.navigations).toEqual(['/cart']));
    expect(record.notices[0]?.text).toMatch(/ajouté\s: Magnet cœur$/);
    expect(record.cartRequests.map(({ quantity, photos }) => [quantity, photos.map(({ copies }) => copies)])).toEqual([
      [2, [2]],
      [2, []],
    ]);
  });

  it('leaves out what has lost a photo', async () => {
    const { press, record } = await open((path) =>
      path.endsWith('/reorder')
        ? Response.json({ items: [item], unavailable: [] })
        : new Response(null, { status: 404 }),
    );
    await press('Recommander ces photos');
    await waitFor(() => expect(record.notices[0]?.text).toMatch(/ajouté\s: Magnet carré$/));
    expect(record.navigations).toEqual([]);
  });

  it('puts nothing twice into the cart after a connection that broke halfway', async () => {
    let isOffline = true;
    const { press, screen, record } = await open((path) => {
      if (path.endsWith('/reorder')) return Response.json({ items: [boxItem, item], unavailable: [] });
      if (isOffline) throw new TypeError('offline');
      return picture();
    });
    await press('Recommander ces photos');
    await screen.findByText('Une erreur est survenue. Veuillez réessayer.');
    isOffline = false;
    await press('Recommander ces photos');
    await waitFor(() => expect(record.navigations).toEqual(['/cart']));
    expect(record.cartRequests.map(({ productId }) => productId)).toEqual([boxItem.productId, item.productId]);
  });
});
