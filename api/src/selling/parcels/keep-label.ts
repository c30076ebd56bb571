import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Carrier, Consignment, Label } from '../carriers/protocol/carrier.ts';
import { updateOrder } from '../orders/record/change-order.ts';
import { addOrderEvent } from '../orders/record/order-event.ts';

interface NewLabel {
  id: string;
  carrier: Carrier;
  consignment: Consignment;
  orderIds: readonly string[];
  label: Label;
  actorId: string;
}

/** Keeps the files, and gives the orders their tracking number, which the mail about the departure names. */
export async function keepLabel(services: Services, tx: Queryable, made: NewLabel): Promise<void> {
  const { id, carrier, consignment, orderIds, label, actorId } = made;
  const at = services.now();
  const path = `labels/${id}.pdf`;
  const customsPath = label.customsForm ? `labels/${id}-cn23.pdf` : null;
  await services.storage.put(path, label.label);
  if (customsPath && label.customsForm) await services.storage.put(customsPath, label.customsForm);
  await tx.execute(sql`UPDATE parcels SET state = 'announced', tracking_number = ${label.trackingNumber},
    label_path = ${path}, customs_path = ${customsPath}, state_at = ${at.toISOString()} WHERE id = ${id}`);
  const { trackingNumber } = label;
  const trackingUrl = carrier.trackingPage(trackingNumber, consignment.recipient.postalCode);
  for (const orderId of orderIds) {
    await updateOrder(tx, orderId, sql`tracking_number = ${trackingNumber}, tracking_url = ${trackingUrl}`);
    const by = { role: 'admin', id: actorId } as const;
    await addOrderEvent(tx, { orderId, type: 'tracking_changed', by, at, data: { trackingNumber, trackingUrl } });
  }
}
