import { describeOrder, type OrderFacts } from '@aimante/shop/order-states';
import type { OrderTies } from './waited-for.ts';

const unmade = ['a_verifier', 'pret', 'bloque'];

/** Before printing, while no other supplement is open. The server also knows what is on a sheet. */
export const canAddItems = (order: OrderFacts & OrderTies): boolean =>
  order.status === 'en_cours' &&
  unmade.includes(order.stage) &&
  !describeOrder(order).isFullyRefunded &&
  !order.supplementTo &&
  // Absent: an older API.
  order.supplements?.every(({ state }) => state !== 'open') === true;
