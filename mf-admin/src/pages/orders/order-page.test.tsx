import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrder, pageOf, parcel } from './order-page.fixture.tsx';

describe('what is typed about an order', () => {
  it('is not carried to the next one', async () => {
    const { piece, screen } = await openOrder();
    await piece.goTo('/admin/orders/two', pageOf('two'));
    await screen.findByRole('heading', { name: 'AIM-two' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Note interne' }), 'Rappeler Nora');
    await piece.goTo('/admin/orders/one', pageOf('one'));
    await screen.findByRole('heading', { name: 'AIM-one' });
    expect(screen.getByRole('textbox', { name: 'Note interne' })).toHaveProperty('value', '');
  });

  it('is asked about once before it is left, however much it is', async () => {
    const { piece, screen } = await openOrder();
    await userEvent.type(screen.getByRole('textbox', { name: 'Numéro de suivi' }), '6A123');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note interne' }), 'Emballée deux fois');
    await userEvent.click(screen.getByRole('link', { name: 'Produits' }));
    await waitFor(() => expect(piece.record.navigations).toEqual(['/admin/products']));
    expect(piece.record.questions).toHaveLength(1);
  });

  it('stays where something else of it changes', async () => {
    const { screen, versions } = await openOrder();
    await userEvent.type(screen.getByRole('textbox', { name: 'Numéro de suivi' }), '6A123');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note interne' }), 'Emballée deux fois');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note interne' })).toHaveProperty('value', ''));
    expect(versions.one).toBe(2);
    expect(screen.getByRole('textbox', { name: 'Numéro de suivi' })).toHaveProperty('value', '6A123');
  });
});

it('asks the owner to look at a refund that was made at the provider', async () => {
  const { screen, sent } = await openOrder({
    order: {
      refunds: [
        {
          ...{ id: 'refund-1', amountCents: 490, reason: 'at_provider', state: 'done', needsAction: true },
          createdAt: '2026-11-21T10:00:00Z',
        },
      ],
    },
  });
  screen.getByText(/^4,90\s€ remboursés hors de la boutique$/);
  await userEvent.click(screen.getByRole('button', { name: 'C’est noté' }));
  await waitFor(() => expect(sent).toEqual([['/api/admin/orders/one/refunds/refund-1/settle', { how: 'seen' }]]));
});

it('shows the customer’s complaint in the original words', async () => {
  const { screen } = await openOrder();
  const claims = within(screen.getByRole('region', { name: 'Problème ou rétractation' }));
  claims.getByText('Deux coins sont écrasés.');
  claims.getByText(/^Abîmé pendant le transport/);
});

it('shows a label that was not handed in, with its customs form', async () => {
  const { screen } = await openOrder({
    shipping: { parcels: [{ ...parcel, lateReason: 'not_handed_in', hasCustomsForm: true }] },
  });
  await screen.findByText('Jamais déposé');
  screen.getByRole('button', { name: 'Étiquette et CN23' });
  screen.getByRole('button', { name: 'Créer une autre étiquette' });
  expect(screen.getByRole('link', { name: '6A46000123000' })).toHaveProperty('href', 'https://www.laposte.fr/x');
});

it('asks for a line where an amount was typed before, and sends nothing', async () => {
  const line: DeskOrderDetail['lines'][number] = {
    ...{ id: 'l1', productId: null, variantId: null, bundleId: null, kind: 'article', name: 'Magnet carré' },
    ...{ options: null, imageUrl: null, quantity: 1, unitPriceCents: 490, totalCents: 490, isPersonalised: false },
    ...{ magnetWidth: 50, magnetHeight: 50, magnetShape: 'rectangle', loyaltyPoints: 0, photos: [] },
  };
  const { screen, sent } = await openOrder({
    order: {
      lines: [line],
      refundable: { lines: [{ lineId: 'l1', paidCents: 490, refundedQuantity: 0 }], shippingCents: 0 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remboursement' }));
  const drawer = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(drawer.getByRole('radio', { name: 'Un montant' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /^Montant/ }), '{Control>}a{/Control}2,00');
  await userEvent.type(drawer.getByRole('textbox', { name: /^Motif/ }), 'Retard');
  await userEvent.click(drawer.getByRole('radio', { name: 'Des articles' }));
  await userEvent.click(drawer.getByRole('button', { name: /^Rembourser/ }));
  expect(await drawer.findByText('Choisissez au moins un article à rembourser.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('sends a mail of the order again', async () => {
  const { screen, sent } = await openOrder();
  await userEvent.click(await screen.findByRole('button', { name: /^Renvoyer/ }));
  await waitFor(() => expect(sent.flat()).toContain('/api/admin/orders/one/mails/mail/resend'));
});

it('changes the delivery address of the version that is shown', async () => {
  const address = { firstName: 'Nora', lastName: 'Petit', line1: '3 rue du Lac', postalCode: '69006', city: 'Lyon' };
  const rest = { company: null, line2: null, country: 'FR', phone: null, instructions: null };
  const { screen, sent } = await openOrder({ order: { shippingAddress: { ...address, ...rest } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier l’adresse' }));
  const drawer = within(await within(document.body).findByRole('dialog', { name: 'Modifier l’adresse' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /^Numéro et voie/ }), ' bis');
  await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/admin/orders/one/address', { version: 1, address: { ...address, ...rest, line1: '3 rue du Lac bis' } }],
    ]),
  );
});

describe('items that are offered after the payment', () => {
  const supplement = {
    ...{ id: 'extra', number: 'PM-26-000009', state: 'open' as const, stage: 'a_verifier' as const, trackToken: '' },
    ...{ totalCents: 900, lines: ['2 × Magnet'], expiresAt: '2026-11-27T10:00:00Z' },
  };

  it('can be sent again and withdrawn while they wait for the payment', async () => {
    const { screen } = await openOrder({ order: { supplements: [supplement] } });
    expect(screen.getByText('2 × Magnet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
    expect(screen.getByRole('button', { name: 'Retirer' })).toBeTruthy();
  });

  it('have no buttons once they are paid', async () => {
    const { screen } = await openOrder({ order: { supplements: [{ ...supplement, state: 'paid' }] } });
    expect(screen.getByText(/^Dans le même colis/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
  });

  it('keep the order from leaving alone, unless the team confirms it', async () => {
    const { screen, sent, piece } = await openOrder({ order: { supplements: [{ ...supplement, state: 'paid' }] } });
    screen.getByText(/part dans le même colis et/);
    await userEvent.click(screen.getByRole('button', { name: /^Passer à «\sExpédié\s»$/ }));
    await waitFor(() =>
      expect(sent).toEqual([['/api/admin/orders/one', { version: 1, stage: 'expedie', evenAlone: true }]]),
    );
    expect(piece.record.questions).toMatchObject([{ title: 'Expédier sans PM-26-000009 ?' }]);
  });
});

describe('a note', () => {
  it('mentions a colleague by an @ and the keyboard, and sends the mention', async () => {
    const { screen, sent } = await openOrder({ colleagues: [{ id: 'lea', name: 'Léa Petit' }] });
    const field = screen.getByRole('textbox', { name: 'Note interne' });
    await screen.findByText('Tapez @ pour prévenir une personne de l’équipe.');
    await userEvent.type(field, 'Carton @le');
    expect(screen.getByRole('option', { name: 'Léa Petit' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    await waitFor(() =>
      expect(sent).toContainEqual(['/api/admin/orders/one/notes', { text: 'Carton @Léa Petit', mentions: ['lea'] }]),
    );
  });
});

describe('for a member that may only read orders', () => {
  const reader = { levels: { orders: 'read' } } as const;

  it('nothing is offered that the server would refuse, and the panel says why', async () => {
    const { screen } = await openOrder({ order: { stage: 'imprime' }, ...reader });
    await screen.findByText(/^Votre rôle lit les commandes/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Emballer' })).toBeNull();
  });

  it('an unpaid order says that its payment is awaited', async () => {
    const { screen } = await openOrder({ order: { status: 'en_attente', paymentStatus: 'pending' }, ...reader });
    await screen.findByText('Le paiement est attendu.');
  });
});

it('says that the number of a parcel was erased, and links nowhere', async () => {
  const { screen } = await openOrder({
    order: { status: 'termine', stage: 'livre' },
    shipping: { parcels: [{ ...parcel, state: 'delivered', trackingNumber: '', trackingUrl: '' }] },
  });
  const text = await screen.findByText('Numéro de suivi effacé');
  expect(within(text.closest('article') ?? text).queryByRole('link')).toBeNull();
});

it('asks before an order with an unfinished scan counts as packed', async () => {
  const refused = { code: 'PACKING_HALF_DONE', message: 'Scan non fini.', details: { unscanned: 2 } };
  const { screen, sent, piece } = await openOrder({ order: { stage: 'assemble' }, refused });
  await userEvent.click(await screen.findByRole('button', { name: /^Passer à «\sEmballé\s»$/ }));
  const [path, change] = ['/api/admin/orders/one', { version: 1, stage: 'emballe' }];
  await waitFor(() =>
    expect(sent).toEqual([
      [path, change],
      [path, { ...change, evenHalfPacked: true }],
    ]),
  );
  expect(piece.record.questions).toMatchObject([{ text: '2 magnets ne sont pas scannés.' }]);
});
