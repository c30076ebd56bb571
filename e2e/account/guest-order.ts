import { createRecipe } from '@aimante/print';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { squareMagnet, uploadPhoto } from '../cart/shop-calls.ts';
import { apiUrl, siteUrl } from '../fixtures/addresses.ts';
import { admin, callApiAs, linkByMail, type PlacedOrder, payOrder, placeOrderOf } from './account-api.ts';

interface GuestOrder extends PlacedOrder {
  readonly email: string;
  readonly lines: readonly { readonly photos: readonly { readonly id: string }[] }[];
}

const openGuest = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: apiUrl(), extraHTTPHeaders: { origin: siteUrl() } });

export const guestEmail = () => `invite-${crypto.randomUUID()}@exemple.test`;

/** A magnet that a guest has ordered and paid on another device than that of the journey. */
export async function buyAsGuest(email = guestEmail()): Promise<GuestOrder> {
  const guest = await openGuest();
  const magnet = await squareMagnet(guest);
  const photo = await uploadPhoto(guest);
  const photos = [{ photoId: photo.id, recipe: { ...createRecipe(photo, 1) } }];
  const order = await placeOrderOf(guest, { email, productId: magnet.id, quantity: 1, photos });
  await payOrder(guest, order);
  await guest.dispose();
  return { ...(order as GuestOrder), email };
}

/** The workshop blocks the photo. Returns the link in the mail about it. */
export async function blockPhoto({ id, email, lines }: GuestOrder): Promise<string> {
  const workshop = await callApiAs(admin);
  const photo = lines[0]?.photos[0]?.id;
  const answer = await workshop.post(`/api/admin/orders/${id}/photos/${photo}/review`, {
    data: { review: 'blocked', reason: 'Un peu floue à ce format.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await workshop.dispose();
  return linkInMail(email, 'à remplacer');
}

/** The signed link in the mail with `subject` to an address. A mail may take a moment to leave the outbox. */
export async function linkInMail(to: string, subject: string): Promise<string> {
  const mailbox = await openGuest();
  let link = '';
  await expect(async () => {
    const answer = await mailbox.get('/dev/mailbox.json', { params: { to } });
    const mails = (await answer.json()) as { subject: string; text: string }[];
    const mail = mails.find((one) => one.subject.includes(subject));
    link = /https?:\/\/\S*#token=\S*/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link, `a mail to ${to} about ${subject}`).not.toBe('');
  }).toPass({ timeout: 15_000 });
  await mailbox.dispose();
  return link;
}

export const linkOfOrder = ({ email }: GuestOrder): Promise<string> => linkByMail(email, '/orders/track');
