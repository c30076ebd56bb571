import type { orderCreateSchema } from '@aimante/api-contract/orders/schemas';
import type { z } from 'zod';

export type OrderDraft = z.output<typeof orderCreateSchema>;

export interface Customer {
  userId: string | undefined;
  email: string;
}
