import type { Parcel } from '@aimante/api-contract/parcels';
import type { labelAnswerSchema, labelRequestSchema } from '@aimante/api-contract/parcels/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type Consignment,
  type Label,
} from '../carriers/protocol/carrier.ts';
import { parcelErrors } from './errors.ts';
import { keepLabel } from './keep-label.ts';
import { findParcel } from './list-parcels.ts';
import { readShipment } from './read-shipment.ts';
import { reserveParcel } from './reserve-parcel.ts';

type LabelRequest = z.output<typeof labelRequestSchema>;
type LabelAnswer = z.output<typeof labelAnswerSchema>;

interface Making {
  services: Services;
  author: Author;
  locale: Locale;
}

/** Each parcel on its own: a refusal does not stop the others. */
export async function makeLabels(making: Making, request: LabelRequest): Promise<LabelAnswer> {
  const answer: LabelAnswer = { parcels: [], refused: [] };
  const ids = [...new Set(request.orderIds)];
  const groups = request.together ? [ids] : ids.map((id) => [id]);
  for (const group of groups)
    for (let made = 0; made < (request.count ?? 1); made += 1) {
      const options = { ...request, another: request.another === true || made > 0 };
      const parcel = await makeLabel(making, group, options);
      if (!(parcel instanceof Refusal)) answer.parcels.push(parcel);
      else answer.refused.push(...(await refusedOrders(making, group, parcel)));
      if (parcel instanceof Refusal) break;
    }
  return answer;
}

async function refusedOrders({ services, locale }: Making, ids: readonly string[], refusal: Refusal) {
  const shipments = await Promise.all(ids.map((id) => readShipment(services, services.db, id)));
  return ids.map((id, place) => ({
    id,
    number: shipments[place]?.number ?? '',
    code: refusal.code,
    message: refusal.say(locale),
  }));
}

/**
 * Asks the carrier outside of a transaction. The row is written before the call, so that two presses at once make one
 * label. A label whose answer is lost costs nothing: carriers charge for parcels that are handed in.
 */
async function makeLabel(
  making: Making,
  orderIds: readonly string[],
  options: LabelRequest,
): Promise<Parcel | Refusal> {
  const { services, author } = making;
  const asked = await reserveParcel(services, { orderIds, options, actorId: author.actor.id });
  if (asked instanceof Refusal) return asked;
  const label = await askForLabel(asked.carrier, asked.consignment);
  const done = await inTransaction(services.db, async (tx) => {
    if (label instanceof Refusal) {
      await tx.execute(sql`DELETE FROM parcels WHERE id = ${asked.id}`);
      return undefined;
    }
    await keepLabel(services, tx, { ...asked, label, actorId: author.actor.id });
    const after = { carrier: asked.carrier.name, trackingNumber: label.trackingNumber, orders: asked.numbers };
    await recordAudit(tx, author, { action: 'parcel.label', entity: 'parcel', entityId: asked.id, after });
    return undefined;
  });
  if (label instanceof Refusal) return label;
  if (done instanceof Refusal) return done;
  return (await findParcel(services, services.db, asked.id)) ?? parcelErrors.PARCEL_NOT_FOUND();
}

async function askForLabel(carrier: Carrier, consignment: Consignment): Promise<Label | Refusal> {
  try {
    return await carrier.makeLabel(consignment);
  } catch (error) {
    if (error instanceof CarrierRefusal) return parcelErrors.CARRIER_REFUSED({ problem: error.message });
    if (error instanceof CarrierSilence) return parcelErrors.CARRIER_AWAY({ retryAfter: 30 });
    throw error;
  }
}
