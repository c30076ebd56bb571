import type { OrderDraft } from '@aimante/api-contract/orders';
import type { Address } from '@aimante/api-contract/users';
import type { Cart } from '../cart/cart.ts';
import { toBillingAddress, toOrderAddress } from '../checkout-draft/address-schema.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { isBilledAsDelivered, needsAddress } from '../delivery-form/check-delivery.ts';
import { orderItems } from '../quote/order-items.ts';

interface BodyParts {
  readonly cart: Cart;
  readonly draft: CheckoutDraft;
  /** Saved addresses of the account. Empty for a guest. */
  readonly addresses: readonly Address[];
  readonly isGuest: boolean;
  readonly quoteHash: string;
  readonly checkoutId: string;
  /** The checkout id of the last cart that was ordered on this device. */
  readonly lastCheckoutId: string | undefined;
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** Request body of an order. It contains no price, only the hash of the quote that the customer saw. */
export function orderBody(parts: BodyParts): OrderDraft {
  const { cart, draft, addresses, isGuest, quoteHash, checkoutId, lastCheckoutId } = parts;
  const phone = orNull(draft.phone);
  return {
    items: orderItems(cart),
    couponCode: cart.coupon?.code ?? null,
    ...(cart.gift && { gift: { message: orNull(cart.gift.message), isWrapped: cart.gift.isWrapped } }),
    quoteHash,
    contact: { ...(isGuest && { email: draft.email.trim() }), phone },
    ...(cart.usesPoints && { usesPoints: true }),
    shipping: {
      method: draft.method,
      address: shippingAddress(draft, addresses),
      relayId: draft.method === 'relay' ? draft.relayId : null,
      marketEventId: draft.method === 'market' ? draft.marketEventId : null,
    },
    billingAddress: isBilledAsDelivered(draft) ? null : toBillingAddress(billingOf(draft)),
    customerNote: orNull(draft.instructions),
    acceptTerms: true,
    checkoutId,
    ...(lastCheckoutId && { lastCheckoutId }),
  };
}

/** Only a business has company numbers. */
const billingOf = ({ billing, isBusiness }: CheckoutDraft) =>
  isBusiness ? billing : { ...billing, siret: '', vatNumber: '', purchaseOrder: '' };

function shippingAddress(draft: CheckoutDraft, addresses: readonly Address[]) {
  if (!needsAddress(draft)) return null;
  const more = { phone: orNull(draft.phone), instructions: orNull(draft.instructions) };
  const saved = addresses.find(({ id }) => id === draft.addressId);
  if (!saved) return { ...toOrderAddress(draft.address), ...more };
  const { firstName, lastName, company, line1, line2, postalCode, city, country, phone, instructions } = saved;
  return {
    ...{ firstName, lastName, company, line1, line2, postalCode, city, country },
    phone: more.phone ?? phone,
    instructions: more.instructions ?? instructions,
  };
}

/** Destination of a quote for the same draft. */
export function destinationOf(draft: CheckoutDraft, addresses: readonly Address[]) {
  const place = shippingAddress(draft, addresses) ?? { country: 'FR', postalCode: '' };
  return {
    shippingMethod: draft.method,
    country: place.country ?? 'FR',
    postalCode: orNull(place.postalCode),
    marketEventId: draft.method === 'market' ? orNull(draft.marketEventId) : null,
  };
}
