import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import type { OrderRow } from '../../selling/index.ts';
import { packingErrors } from './errors.ts';
import { selectPacking } from './packing-rows.ts';

/** The refusal of a parcel with a scan that was begun and not finished. A workshop that never scans is not asked. */
export async function refuseHalfPacked(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Queryable,
  order: OrderRow,
): Promise<Refusal | undefined> {
  const { total, packed } = await selectPacking(tx, secrets.link, order);
  return packed > 0 && packed < total ? packingErrors.PACKING_HALF_DONE({ unscanned: total - packed }) : undefined;
}
