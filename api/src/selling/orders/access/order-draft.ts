import type { orderCreateSchema } from '@aimante/api-contract/orders/schemas';
import type { z } from 'zod';

type CartOrder = z.output<typeof orderCreateSchema>;

export interface OrderDraft extends Omit<CartOrder, 'items'> {
  /** `photosToCome`: only in an order that the team takes. */
  items: (CartOrder['items'][number] & { photosToCome?: boolean | undefined })[];
}

export interface Customer {
  userId: string | undefined;
  email: string;
}
