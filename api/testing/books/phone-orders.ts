import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Services } from '../../src/platform/services/services.ts';
import { testAddress } from '../selling/test-buyer.ts';
import { addProduct } from '../selling/test-shop.ts';

interface Shop {
  readonly url: string;
  readonly services: Services;
  /** Of a member of the team. */
  readonly headers: Readonly<Record<string, string>>;
}

interface PhoneOrder {
  readonly number: string;
  readonly cents: number;
  readonly vatCents: number;
  readonly country: 'FR' | 'CH';
}

const places = [
  { country: 'FR', postalCode: '69003' },
  { country: 'CH', postalCode: '1201' },
] as const;

/**
 * Orders by phone, through the calls of the back office: each second one is changed before it is paid, which cancels it
 * and makes another. All are paid by transfer. Returns those that are paid.
 */
export async function takePhoneOrders({ url, services, headers }: Shop, count: number): Promise<PhoneOrder[]> {
  const productId = await addProduct(services, { cents: 333, stock: 100_000 });
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/admin/orders${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const write = async (quantity: number, place: (typeof places)[number], former?: DeskOrderDetail) => {
    const items = [{ productId, quantity }];
    const { quoteHash } = await call<{ quoteHash: string }>('/quote', {
      items,
      ...place,
      replaces: former?.id ?? null,
    });
    const shipping = { method: 'standard', address: { ...testAddress, ...place } };
    const body = { items, shipping, payment: 'transfer', quoteHash };
    return former
      ? call<DeskOrderDetail>(`/${former.id}/replacement`, { ...body, version: former.version })
      : call<DeskOrderDetail>('', { ...body, email: 'appel@exemple.test', locale: 'fr' });
  };
  const paid: PhoneOrder[] = [];
  for (let place = 0; place < count; place += 1) {
    const to = places[place % 3 === 0 ? 1 : 0];
    const taken = await write(1 + (place % 7), to);
    const order = place % 2 === 0 ? taken : await write(9 + (place % 5), to, taken);
    await call(`/${order.id}/mark-paid`, { provider: 'transfer' });
    paid.push({ number: order.number, cents: order.totalCents, vatCents: order.vatCents, country: to.country });
  }
  return paid;
}
