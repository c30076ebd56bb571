import type { DeskOrderDetail, DeskOrderPage } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';
import { expireOrders } from '../../src/selling/order-changes/expire-orders.ts';
import { reconcilePayments, settlePayments } from '../../src/selling/payments/payment-jobs.ts';
import { spareSecondFactor } from '../people/second-factor.ts';
import { createAccount, TestBrowser } from '../people/test-browser.ts';
import { testAddress } from './test-buyer.ts';
import { cardPayment, testCards } from './test-cards.ts';
import { addCoupon, addProduct } from './test-shop.ts';

export interface TwoTabsShop {
  url: string;
  services: Services;
  /** Advances the shop's clock. */
  later(minutes: number): void;
  random(): number;
}

interface Cart {
  productId: string;
  quantity: number;
  couponCode: string;
  checkoutId: string;
}

const stockAtStart = 20;
const simulations = [undefined, undefined, undefined, 'lost', 'timeout', 'late', 'twice', 'disordered'] as const;

const randomAddress = (random: () => number) =>
  `10.${Array.from({ length: 3 }, () => Math.floor(random() * 250)).join('.')}`;

/** One browser with one cart. Both tabs share its cookies and its token. */
class Buyer {
  readonly browser: TestBrowser;
  readonly email: string;
  readonly isGuest: boolean;

  constructor(shop: TwoTabsShop, account: { email: string; isGuest: boolean }) {
    this.browser = new TestBrowser(shop.url, { 'x-forwarded-for': randomAddress(shop.random) });
    this.email = account.email;
    this.isGuest = account.isGuest;
  }

  /** Like the shell: renews a refused token once, and retries if the server is too busy. */
  async call<Body>(line: string, body?: unknown, headers: Record<string, string> = {}) {
    let answer = await this.browser.call<Body>(line, body, headers);
    for (let triesLeft = 20; answer.body.code === 'UNAVAILABLE' && triesLeft > 0; triesLeft -= 1)
      answer = await this.browser.call<Body>(line, body, headers);
    if (answer.status !== 401 || !this.browser.token) return answer;
    const renewed = await this.browser.call('POST /api/auth/refresh');
    return renewed.status === 200 ? this.browser.call<Body>(line, body, headers) : answer;
  }

  async signIn(): Promise<void> {
    if (!this.isGuest) await this.browser.login(this.email);
  }

  async signOut(): Promise<void> {
    // The other tab keeps the token, which is no longer valid.
    if (!this.isGuest) await this.browser.call('POST /api/auth/logout');
  }
}

/** The payment page, with some of its answers lost. */
class Tab {
  readonly #shop: TwoTabsShop;
  readonly #buyer: Buyer;
  readonly #cart: Cart;
  #street = 1;
  #order: { id: string; token: string; totalCents: number } | undefined;
  #bank: string | undefined;
  /** The order that this tab was led to. */
  ledTo: string | undefined;

  constructor(shop: TwoTabsShop, buyer: Buyer, cart: Cart) {
    this.#shop = shop;
    this.#buyer = buyer;
    this.#cart = cart;
  }

  edit(): void {
    this.#street += 1;
    this.#order = undefined;
  }

  async order(isLost: boolean): Promise<void> {
    const { productId, quantity, couponCode, checkoutId } = this.#cart;
    const items = [{ productId, quantity }];
    const address = { ...testAddress, line1: `${this.#street} rue des Lilas` };
    const asked = { items, couponCode, checkoutId, postalCode: address.postalCode };
    const quote = await this.#buyer.call<{ quoteHash: string }>('POST /api/checkout/quote', asked);
    if (quote.status !== 200) return;
    const contact = this.#buyer.isGuest ? { email: this.#buyer.email } : {};
    const shipping = { method: 'standard', address };
    const { quoteHash } = quote.body;
    const draft = { items, couponCode, checkoutId, quoteHash, contact, shipping, acceptTerms: true };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await this.#buyer.call<Order>('POST /api/orders', draft, key);
    if (isLost) return;
    if (answer.status === 201) {
      const { id, trackToken: token, totalCents } = answer.body;
      this.#order = { id, token, totalCents };
    } else if (answer.body.code === 'CHECKOUT_ORDERED') this.#lead(answer.body.details);
  }

  async pay(card: string, { isLost = false, simulate }: { isLost?: boolean; simulate?: string | undefined } = {}) {
    if (!this.#order) return;
    const { id, token, totalCents } = this.#order;
    const body = cardPayment(totalCents, card, simulate ? { simulate } : {});
    const answer = await this.#buyer.call<PaymentStep>(`POST /api/orders/${id}/pay?token=${token}`, body);
    if (isLost) return;
    if (answer.status === 200) this.#take(answer.body);
    else if (answer.body.code === 'ORDER_ALREADY_PAID') this.ledTo = id;
    else if (answer.body.code === 'ORDER_REPLACED') this.#lead(answer.body.details);
    else if (answer.body.code === 'ORDER_NOT_PAYABLE') this.#order = undefined;
  }

  async answerBank(approve: boolean): Promise<void> {
    if (!this.#bank) return;
    const reference = this.#bank;
    this.#bank = undefined;
    await this.#buyer.call('POST /api/payments/demo/3ds', { reference, approve });
  }

  async refresh(): Promise<void> {
    if (!this.#order) return;
    const { id, token } = this.#order;
    const answer = await this.#buyer.call<PaymentStep>(`POST /api/orders/${id}/pay/refresh?token=${token}`);
    if (answer.status === 200) this.#take(answer.body);
  }

  /** Retries until it has paid or is led to a paid order, as a patient customer does. */
  async finish(): Promise<void> {
    await this.#leaveUnpaid();
    for (let triesLeft = 12; !this.ledTo && triesLeft > 0; triesLeft -= 1) {
      await this.#buyer.signIn();
      await this.order(false);
      if (this.ledTo) return;
      await this.pay(testCards.succeeds);
      await this.refresh();
      if (!this.ledTo) this.#shop.later(1);
    }
  }

  /** A tab may be led to the other tab's order before it is paid. The customer then continues with the cart. */
  async #leaveUnpaid(): Promise<void> {
    if (!this.ledTo) return;
    const { rows } = await this.#shop.services.db.execute(
      sql`SELECT 1 FROM orders WHERE id = ${this.ledTo} AND payment_status = 'paid'`,
    );
    if (rows.length === 0) this.ledTo = undefined;
  }

  #take({ state, action }: PaymentStep): void {
    if (state === 'paid') this.ledTo = this.#order?.id;
    if (state === 'requires_action' && action?.kind === 'demo_3ds') this.#bank = action.reference;
  }

  #lead(details: unknown): void {
    const { trackToken = '' } = details as { trackToken?: string };
    this.ledTo = trackToken.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') || 'unknown';
  }
}

/** One cart in two tabs, through every random fault. Returns the problems at the end. Empty: none. */
export async function runTwoTabs(shop: TwoTabsShop): Promise<string[]> {
  const { services, random } = shop;
  const isGuest = random() < 0.3;
  const { email } = await createAccount(services);
  const buyer = new Buyer(shop, { email: isGuest ? `invite-${email}` : email, isGuest });
  await buyer.signIn();
  const quantity = 1 + Math.floor(random() * 5);
  const couponCode = `P${crypto.randomUUID().slice(0, 12).toUpperCase()}`;
  await addCoupon(services, { code: couponCode, maxUses: 1, perCustomer: 1 });
  const productId = await addProduct(services, { stock: stockAtStart });
  const cart = { productId, quantity, couponCode, checkoutId: crypto.randomUUID() };
  const tabs = [new Tab(shop, buyer, cart), new Tab(shop, buyer, cart)] as const;
  for (let left = 4 + Math.floor(random() * 12); left > 0; left -= 1) {
    const isTogether = random() < 0.4;
    const first = random() < 0.5 ? 0 : 1;
    const acting = isTogether ? tabs : [tabs[first]];
    await Promise.all(acting.map((tab) => act(shop, buyer, tab)));
  }
  await Promise.all(tabs.map((tab) => tab.finish()));
  await settleAll(shop);
  for (let triesLeft = 3; triesLeft > 0 && (await retryFailedRefunds(shop, buyer.email)); triesLeft -= 1)
    await settleAll(shop);
  return [...(await faultsOf(services, cart)), ...(await faultsOfTabs(services, cart, tabs))];
}

async function act(shop: TwoTabsShop, buyer: Buyer, tab: Tab): Promise<unknown> {
  const { random, services } = shop;
  const isLost = random() < 0.25;
  const cards = Object.values(testCards);
  const card = cards[Math.floor(random() * cards.length)] ?? testCards.succeeds;
  const simulate = simulations[Math.floor(random() * simulations.length)];
  const actions: (() => unknown)[] = [
    () => tab.order(isLost),
    () => tab.order(isLost),
    () => tab.order(false).then(() => tab.pay(card, { isLost, simulate })),
    () => tab.pay(card, { isLost, simulate }),
    () => tab.pay(testCards.asks3ds, { isLost }),
    () => tab.answerBank(random() < 0.7),
    () => tab.refresh(),
    () => tab.edit(),
    () => buyer.browser.call('POST /api/auth/refresh'),
    () => buyer.signOut(),
    () => buyer.signIn(),
    () => shop.later(random() < 0.3 ? 31 : 3),
    () => settlePayments.run(services),
    () => reconcilePayments.run(services),
    () => expireOrders.run(services),
  ];
  return actions[Math.floor(random() * actions.length)]?.();
}

/** Events arrive, payments are checked (given-up ones at growing intervals), and due refunds are made. */
async function settleAll(shop: TwoTabsShop): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    shop.later(2 ** round);
    await reconcilePayments.run(shop.services);
    await settlePayments.run(shop.services);
  }
}

/** The owner requests each failed refund again. False: there is none. */
async function retryFailedRefunds({ services, url, random }: TwoTabsShop, buyerEmail: string): Promise<boolean> {
  const owner = new TestBrowser(url, { 'x-forwarded-for': randomAddress(random) });
  const account = await createAccount(services, { role: 'admin' });
  await owner.login(account.email);
  await spareSecondFactor(services, account.id);
  const list = await owner.call<DeskOrderPage>(`GET /api/admin/orders?refund=open&search=${buyerEmail}`);
  if (list.status !== 200) throw new Error(`The desk answers ${list.status} ${JSON.stringify(list.body)}`);
  for (const { id } of list.body.items) {
    const { body: order } = await owner.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`);
    const open = order.refunds.filter(({ needsAction }) => needsAction);
    for (const { id: refund } of open) {
      const retried = await owner.call(`POST /api/admin/orders/${id}/refunds/${refund}/settle`, { how: 'retry' });
      if (retried.status !== 200) throw new Error(`The refund is not retried: ${JSON.stringify(retried.body)}`);
    }
  }
  return list.body.items.length > 0;
}

async function faultsOf({ db }: Services, { checkoutId, productId, quantity, couponCode }: Cart): Promise<string[]> {
  const { rows } = await db.execute<Record<string, number>>(sql`SELECT
      count(*) FILTER (WHERE o.payment_status = 'paid')::int AS paid,
      count(*) FILTER (WHERE o.status <> 'annule')::int AS live,
      coalesce(sum(o.total_cents) FILTER (WHERE o.payment_status = 'paid'), 0)::int AS owed,
      coalesce(sum((SELECT sum(p.amount_cents - p.refunded_cents) FROM demo_payments p
        JOIN payment_attempts a ON a.id = p.attempt_id WHERE a.order_id = o.id AND p.status = 'succeeded')), 0)::int AS charged,
      sum((SELECT count(*) FROM invoices i WHERE i.order_id = o.id AND i.series = 'F'))::int AS invoices,
      (SELECT on_hand FROM stocks WHERE product_id = ${productId}) AS stock,
      (SELECT held FROM stocks WHERE product_id = ${productId}) AS held,
      (SELECT used FROM coupons WHERE code = ${couponCode}) AS used,
      (SELECT count(*)::int FROM coupon_uses u JOIN coupons c ON c.id = u.coupon_id
        WHERE c.code = ${couponCode} AND u.released_at IS NULL) AS uses
    FROM orders o WHERE o.checkout_id = ${checkoutId}`);
  const is = rows[0] ?? {};
  const expected = { paid: 1, live: 1, invoices: 1, stock: stockAtStart - quantity, held: 0, used: 1, uses: 1 };
  const wrong = Object.entries(expected).filter(([name, value]) => is[name] !== value);
  const money = is.charged === is.owed ? [] : [`charged ${is.charged} of ${is.owed}`];
  return [...wrong.map(([name, value]) => `${name}: ${is[name]}, not ${value}`), ...money];
}

async function faultsOfTabs({ db }: Services, { checkoutId }: Cart, tabs: readonly Tab[]): Promise<string[]> {
  // The page of a replaced order leads to the order that was paid.
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM orders WHERE checkout_id = ${checkoutId}
    AND (payment_status = 'paid' OR cancel_reason = 'replaced')`);
  const ends = new Set(rows.map(({ id }) => id));
  return tabs.flatMap(({ ledTo }, place) => (ledTo && ends.has(ledTo) ? [] : [`tab ${place + 1} is led to ${ledTo}`]));
}
