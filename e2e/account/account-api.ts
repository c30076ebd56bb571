import { type APIRequestContext, expect, request } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { apiUrl, siteUrl } from '../fixtures/addresses.ts';

export const { customer, admin } = accounts;

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface PlacedOrder {
  readonly id: string;
  readonly trackToken: string;
  readonly number: string;
  readonly totalCents: number;
  readonly vatCents: number;
}

export async function callApiAs(account: Account): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL: apiUrl(), extraHTTPHeaders: { origin: siteUrl() } });
  const answer = await visitor.post('/api/auth/login', { data: { email: account.email, password: account.password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const context = await request.newContext({
    baseURL: apiUrl(),
    extraHTTPHeaders: { origin: siteUrl(), authorization: `Bearer ${token}` },
    storageState: await visitor.storageState(),
  });
  await visitor.dispose();
  return context;
}

/**
 * The link to `path` in the newest mail to an address, except `before`. A mail may take a moment to leave the outbox.
 */
export async function linkByMail(to: string, path: string, before?: string): Promise<string> {
  const api = await request.newContext({ baseURL: apiUrl() });
  const pattern = new RegExp(`https?://\\S*${path.replaceAll('/', '\\/')}\\S*`);
  let found: string | undefined;
  await expect(async () => {
    const answer = await api.get('/dev/mailbox.json', { params: { to } });
    const mails = (await answer.json()) as { text: string }[];
    found = mails.map(({ text }) => pattern.exec(text)?.[0]).find((link) => link !== undefined && link !== before);
    expect(found, `a mail to ${to} that leads to ${path}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  await api.dispose();
  return found ?? '';
}

/** Orders a product that is not personalised, so that no photo needs an upload. */
export async function placeOrder(api: APIRequestContext, quantity = 1, place?: object): Promise<PlacedOrder> {
  const products = (await (await api.get('/api/products')).json()) as { id: string; isPersonalised: boolean }[];
  const product = products.find(({ isPersonalised }) => !isPersonalised);
  return placeOrderOf(api, { productId: product?.id, quantity }, place);
}

interface OrderLine {
  /** The e-mail address of a guest. An account has its own. */
  readonly email?: string;
  readonly productId: string | undefined;
  readonly quantity: number;
  readonly photos?: readonly object[];
}

/** Ships to an address in Angers. `place` overrides its fields. */
export async function placeOrderOf(api: APIRequestContext, line: OrderLine, place: object = {}): Promise<PlacedOrder> {
  const { email, ...item } = line;
  const { productId, quantity } = item;
  const shippingMethod = 'standard';
  const quoted = await api.post('/api/checkout/quote', {
    data: { items: [{ productId, quantity }], shippingMethod, postalCode: '49100' },
  });
  const { quoteHash } = (await quoted.json()) as { quoteHash: string };
  const address = {
    firstName: 'Camille',
    lastName: 'Moreau',
    line1: '8 rue des Lices',
    postalCode: '49100',
    city: 'Angers',
    ...place,
  };
  const answer = await api.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [item],
      quoteHash,
      contact: { email },
      shipping: { method: shippingMethod, address },
      acceptTerms: true,
      checkoutId: crypto.randomUUID(),
      isRepeat: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as PlacedOrder;
}

type Payable = Pick<PlacedOrder, 'id' | 'totalCents'> & Partial<PlacedOrder>;

/** A guest pays with the token of the signed link. */
export async function payOrder(api: APIRequestContext, { id, totalCents, trackToken }: Payable): Promise<void> {
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
  const answer = await api.post(`/api/orders/${id}/pay`, {
    ...(trackToken && { headers: { 'x-order-token': trackToken } }),
    data: { provider: 'demo', totalCents, card },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new customer with a confirmed e-mail address. */
export async function openAccount(): Promise<Account> {
  const account = { email: `neuf-${crypto.randomUUID()}@aimante.test`, password: 'Lune-verte-42' };
  const api = await request.newContext({ baseURL: apiUrl(), extraHTTPHeaders: { origin: siteUrl() } });
  const person = { ...account, firstName: 'Nour', lastName: 'Haddad', acceptTerms: true };
  expect((await api.post('/api/auth/register', { data: person })).status()).toBe(201);
  const [, token] = (await linkByMail(account.email, '/auth/verify-email')).split('#token=');
  expect((await api.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  await api.dispose();
  return account;
}

export async function deliverOrder({ id }: Payable, before: readonly string[] = []): Promise<void> {
  const workshop = await callApiAs(admin);
  for (const stage of [...before, 'imprime', 'assemble', 'emballe', 'expedie', 'livre']) {
    const answer = await workshop.patch(`/api/admin/orders/${id}`, { data: { stage } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await workshop.dispose();
}
