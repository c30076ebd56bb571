import type { newOrderSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import type { z } from 'zod';

type Body = z.output<typeof newOrderSchema>;

/** The delivery by its method. An order for a market is billed to the address, but not sent there. */
export function newOrderBody({ shipping, ...body }: Body): Body {
  const { method, address = null, relayId, marketEventId } = shipping;
  const phone = address?.phone ?? null;
  if (method === 'market') {
    const billingAddress = address && { ...address, siret: null, vatNumber: null, purchaseOrder: null };
    return { ...body, phone, billingAddress, shipping: { method, marketEventId } };
  }
  return { ...body, phone, shipping: { method, address, ...(method === 'relay' && { relayId }) } };
}
