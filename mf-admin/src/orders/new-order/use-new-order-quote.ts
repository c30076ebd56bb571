import type { Quote } from '@aimante/api-contract/checkout';
import { type NewOrder, quoteNewOrder } from '@aimante/api-contract/order-desk';
import { newOrderQuoteSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import { listRelays, listShippingMethods } from '@aimante/api-contract/shipping';
import { keepPreviousData, useAnswer, useLoad } from '@aimante/remote/data';
import { isPostalCode } from '@aimante/shop/postal';
import type { EditForm } from '../../form/use-edit-form.ts';
import { pricedItems } from './draft-lines.ts';

/** What the price depends on. A value that is not complete yet is left out. */
function requestOf(form: EditForm, items: NewOrder['items']) {
  const text = (name: string) => {
    const value = form.watch(name);
    return typeof value === 'string' ? value : '';
  };
  const country = text('shipping.address.country') || 'FR';
  const postalCode = text('shipping.address.postalCode');
  const { email } = newOrderQuoteSchema.pick({ email: true }).safeParse({ email: text('email') }).data ?? {};
  return {
    items: pricedItems(items),
    email: email ?? null,
    couponCode: text('couponCode') || null,
    country,
    postalCode: isPostalCode(country, postalCode) ? postalCode : null,
    shippingMethod: text('shipping.method') as NewOrder['shipping']['method'],
    marketEventId: text('shipping.marketEventId') || null,
  };
}

/** The price by the rules of the shop. Null: nothing is chosen yet. */
export function useNewOrderQuote(form: EditForm, items: NewOrder['items'], replaces: string | null) {
  const body = { ...requestOf(form, items), replaces };
  return useLoad<Quote | null>((api) => ({
    queryKey: ['new-order-quote', body],
    queryFn: ({ signal }) => (body.items.length === 0 ? null : api(quoteNewOrder, { body }, { signal })),
    placeholderData: keepPreviousData,
  }));
}

/** The delivery methods, market days and pick-up points for the address in the form. */
export function useDeliveries(form: EditForm, magnets: number, parcel: Quote['parcel']) {
  const { country, postalCode, shippingMethod } = requestOf(form, []);
  const methods = useLoad((api, locale) => ({
    queryKey: ['new-order-methods', locale, country, postalCode, magnets, parcel],
    queryFn: ({ signal }) =>
      api(
        listShippingMethods,
        { query: { country, ...(postalCode && { postalCode }), magnets: Math.max(1, magnets), ...parcel } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  }));
  const relays = useAnswer(listRelays, {
    queryKey: ['new-order-relays', country, postalCode],
    query: { country, postalCode: postalCode ?? '' },
    enabled: shippingMethod === 'relay' && postalCode !== null,
  });
  const market = methods.data?.find(({ code }) => code === 'market');
  return { methods: methods.data ?? [], events: market?.events ?? [], relays: relays.data ?? [], shippingMethod };
}
