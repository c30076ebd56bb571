import { mountPiece } from '@aimante/testing';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { books, documents, entryOf, months, payouts, platform, vat } from './accounting-page.fixture.ts';

const lists: Readonly<Record<string, unknown>> = {
  '/api/admin/accounting/months': months,
  '/api/admin/accounting/documents': documents,
  '/api/admin/accounting/payouts': payouts,
  '/api/admin/accounting/platform': platform,
  '/api/admin/vat': vat,
  '/api/admin/accounting/entries': { items: [entryOf('511500', 1200), entryOf('411000', -1200)] },
};

let close = async () => {};
afterEach(() => close());

async function openBooks(search: string, answer: () => Response = () => Response.json(books)) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/accounting${search}`,
    page: { id: 'accounting', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path, init) => {
      const list = lists[path.split('?')[0] ?? ''];
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
      if (init?.method === 'POST' && path === '/api/admin/accounting/platform')
        return Response.json({ done: 0, silent: 1 });
      if (list) return Response.json(list);
      if (!path.startsWith('/api/admin/accounting')) return Response.json({}, { status: 404 });
      asked.push(path);
      return answer();
    },
  });
  close = piece.unmount;
  return { screen: within(piece.element), asked, sent, went: piece.record.navigations, notices: piece.record.notices };
}

it('shows turnover and VAT by channel, their sum, and the number that is missing', async () => {
  const { screen, asked } = await openBooks('?period=2026-10');
  expect(await screen.findByRole('row', { name: /^octobre.2026.*4.*15,00.*3,00.*18,00/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Marchés.*20.%.*6,00/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^En ligne, Suisse.*Export/ })).toBeTruthy();
  expect(screen.getAllByText('Sans trou')).toHaveLength(2);
  expect(screen.getByText('1 avoir, A2025-000009')).toBeTruthy();
  expect(screen.getByText(/^Numéro manquant.: 000005$/)).toBeTruthy();
  expect(asked).toEqual([
    '/api/admin/accounting?from=2026-10-01&to=2026-10-31',
    '/api/admin/accounting?from=2026-09-01&to=2026-09-30',
  ]);
  expect(await screen.findByText(/contre 15,00.€/)).toBeTruthy();
});

// Both journals are answered with the same payment of 12,00 €.
it('shows what was received by means, and keeps that choice in another period', async () => {
  const { screen, went } = await openBooks('?period=2026-10&basis=received');
  expect(await screen.findByRole('row', { name: /^Carte.*24,00.*0,00.*24,00/ })).toBeTruthy();
  expect(screen.queryByText('Chiffre d’affaires HT')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Période précédente' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Facturé' }));
  expect(went).toEqual(['/admin/accounting?period=2026-09&basis=received', '/admin/accounting?period=2026-10']);
});

it('moves to the month before, and changes to the quarter of its last day', async () => {
  const { screen, went } = await openBooks('?period=2026-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Période précédente' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Trimestre' }));
  expect(went).toEqual(['/admin/accounting?period=2026-09', '/admin/accounting?period=2026-Q4']);
});

it('asks for days in order before it reads the books again', async () => {
  const { screen, asked } = await openBooks('?period=2026-10-01..2026-10-15');
  await screen.findAllByText('Sans trou');
  await userEvent.clear(screen.getByLabelText('Au'));
  await userEvent.type(screen.getByLabelText('Au'), '2026-09-01');
  expect(screen.getByText('Choisissez deux jours d’une même année, dans l’ordre.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('says that a period has no sale, and offers to try again after a failure', async () => {
  const empty = { ...books, rates: [], series: [], lines: 0 };
  let isBroken = true;
  const { screen } = await openBooks('', () => (isBroken ? Response.json({}, { status: 500 }) : Response.json(empty)));
  const again = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Aucune vente dans cette période.')).toBeTruthy();
});

it('lists the months, and names what is missing before the next one is closed', async () => {
  const { screen, went } = await openBooks('?period=2026-10');
  expect(await screen.findByRole('button', { name: /septembre.2026.*clôturé le 6.oct.*9,00/ })).toBeTruthy();
  expect(screen.getByText('6 factures et avoirs, suites complètes')).toBeTruthy();
  expect(screen.getByText(/^3 clôtures de caisse sur 4/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /novembre.2026.*en cours/ }));
  expect(went).toEqual(['/admin/accounting?period=2026-11']);
});

it('leads an owner to the invitation of the accountant', async () => {
  const { screen, went } = await openBooks('?period=2026-10');
  await userEvent.click(await screen.findByRole('link', { name: 'Inviter le comptable' }));
  expect(went).toEqual(['/admin/team?invite=accountant']);
});

it('closes the oldest open month after a question', async () => {
  const { screen, sent } = await openBooks('?period=2026-10');
  await userEvent.click(await screen.findByRole('button', { name: /^Clôturer octobre.2026$/ }));
  await waitFor(() => expect(sent).toEqual([{ month: '2026-10' }]));
});

it('shows documents and payouts, and the payment that the provider does not know', async () => {
  const { screen } = await openBooks('?period=2026-10');
  expect(
    await screen.findByRole('row', { name: /A2026-000086.*avoir de F2026-003598.*Paul Jaffrelot.*17,70/ }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Télécharger A2026-000086' })).toBeTruthy();
  expect(
    await screen.findByRole('row', { name: /Stripe.*Exact au centime.*12.oct.*100,00.*2,00.*98,00/ }),
  ).toBeTruthy();
  expect(screen.getByText(/le paiement de 20,00.€ de la commande PM-26-000007/)).toBeTruthy();
});

it('shows the sales to private persons by day and rate, and what the platform refused', async () => {
  const { screen } = await openBooks('?period=2026-10');
  expect(await screen.findByRole('row', { name: /^3.oct.*20.%.*4.*33,17.*6,63.*–$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^2.oct.*Export.*Accepté$/ })).toBeTruthy();
  expect(screen.getByText(/^F2026-000007.: Unknown recipient$/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^11.sept/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher les 12 lignes' }));
  expect(screen.getByRole('row', { name: /^11.sept/ })).toBeTruthy();
});

it('sends to the platform on demand, and says when it does not answer', async () => {
  const { screen, notices } = await openBooks('?period=2026-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Envoyer maintenant' }));
  await waitFor(() => expect(JSON.stringify(notices)).toContain('La plateforme n’a pas répondu pour 1 envoi'));
});

it('shows the rates of VAT with their dates, and adds one for a day to come', async () => {
  const { screen, sent } = await openBooks('?period=2026-10');
  expect(await screen.findByRole('row', { name: /Belgique.*Taux normal.*21.%.*1996.*en vigueur/ })).toBeTruthy();
  const planned = screen.getByRole('row', { name: /Belgique.*22.%.*2027.*prévu/ });
  expect(within(planned).getByRole('button', { name: 'Supprimer' })).toBeTruthy();
  expect(screen.getByText(/3.200,00.€ hors taxes, pour un seuil de 10.000,00.€.*TVA française/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /En ligne, Belgique \(OSS\)/ })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ajouter un taux' }));
  const drawer = within(await within(document.body).findByRole('dialog'));
  await user.selectOptions(drawer.getByLabelText('Pays'), 'LU');
  await user.type(drawer.getByLabelText(/^Taux/), '16,5');
  await user.type(drawer.getByLabelText('À partir du'), '2027-07-01');
  await user.click(drawer.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(sent).toEqual([{ territory: 'LU', vatClass: 'standard', rate: 16.5, validFrom: '2027-07-01' }]),
  );
});

it('folds what is long on a phone, except a series with a missing number', async () => {
  const { screen } = await openBooks('?period=2026-10');
  const documents = await screen.findByRole('button', { name: 'Factures et avoirs, un par un' });
  expect(documents.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(documents);
  expect(documents.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Factures et avoirs' })).toBeNull();
});
