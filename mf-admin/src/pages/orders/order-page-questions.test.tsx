import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mail, openOrder, parcel } from './order-page.fixture.tsx';

const mails = [{ ...mail, id: 'copy', isCopy: true, createdAt: '2026-11-21T09:00:00Z' }, mail];

it('asks before a mail is sent once more', async () => {
  const { screen, sent, questions } = await openOrder({ mails });
  const [, original] = await screen.findAllByRole('button', { name: /^Renvoyer/ });
  await userEvent.click(original as HTMLElement);
  await waitFor(() => expect(sent).toEqual([['/api/admin/orders/one/mails/mail/resend']]));
  expect(questions).toMatchObject([{ title: 'Renvoyer encore cet e-mail\u00a0?' }]);
});

it('sends no further copy when the question is answered with no', async () => {
  const { screen, sent, questions } = await openOrder({ mails, confirms: false });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Renvoyer/ }))[0] as HTMLElement);
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(sent).toEqual([]);
});

it('asks before a label is discarded', async () => {
  const { screen, sent, questions } = await openOrder({ shipping: { parcels: [parcel] }, confirms: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’étiquette' }));
  await waitFor(() => expect(questions).toMatchObject([{ title: 'Annuler 1 étiquette\u00a0?', isDangerous: true }]));
  expect(sent).toEqual([]);
});

it('makes a label for two of three orders to one address with one press', async () => {
  const sameAddress = ['two', 'three'].map((id) => ({ id, number: `AIM-${id}` }));
  const { screen, sent } = await openOrder({ order: { stage: 'pret' }, shipping: { sameAddress } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Même colis que AIM-two, à la même adresse' }));
  await userEvent.click(screen.getByRole('button', { name: 'Créer l’étiquette' }));
  const body = { orderIds: ['one', 'two'], together: true, another: false };
  await waitFor(() => expect(sent).toEqual([['/api/admin/parcels', body]]));
});
