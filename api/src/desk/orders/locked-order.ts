import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderActor, OrderRow } from '../../selling/index.ts';

/** An order that this transaction has locked, and the member who changes it. */
export interface LockedOrder {
  services: Services;
  tx: Queryable;
  order: OrderRow;
  by: OrderActor;
}
