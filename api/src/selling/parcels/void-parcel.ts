import type { Parcel } from '@aimante/api-contract/parcels';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { parcelErrors } from './errors.ts';
import { findParcel } from './list-parcels.ts';

/** Discards a label that was never handed in. The orders lose its number. */
export function voidParcel(services: Services, author: Author, id: string): Promise<Parcel | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const { rows } = await tx.execute<{ state: string; number: string | null }>(
      sql`SELECT state, tracking_number AS number FROM parcels WHERE id = ${id} FOR UPDATE`,
    );
    const [parcel] = rows;
    if (!parcel || parcel.state === 'asked') return parcelErrors.PARCEL_NOT_FOUND();
    if (parcel.state !== 'announced' && parcel.state !== 'void') return parcelErrors.PARCEL_STARTED();
    if (parcel.state === 'announced') {
      await tx.execute(
        sql`UPDATE parcels SET state = 'void', state_at = ${services.now().toISOString()} WHERE id = ${id}`,
      );
      await tx.execute(sql`UPDATE orders SET tracking_number = NULL, tracking_url = NULL, version = version + 1
        WHERE tracking_number = ${parcel.number} AND id IN (SELECT po.order_id FROM parcel_orders po WHERE po.parcel_id = ${id})`);
      const after = { trackingNumber: parcel.number };
      await recordAudit(tx, author, { action: 'parcel.void', entity: 'parcel', entityId: id, after });
    }
    return (await findParcel(services, tx, id)) ?? parcelErrors.PARCEL_NOT_FOUND();
  });
}
