import { z } from 'zod';
import type { ColissimoConfig } from '../../../platform/config/carrier-config.ts';
import { askCarrier, type Send } from '../protocol/ask-carrier.ts';
import { CarrierRefusal, CarrierSilence, type ParcelState, type TrackingEvent } from '../protocol/carrier.ts';

const answerSchema = z.object({
  returnCode: z.number(),
  returnMessage: z.string().optional(),
  shipment: z
    .object({
      event: z.array(z.object({ code: z.string(), label: z.string(), date: z.string() })).default([]),
    })
    .optional(),
});

/** The event codes of La Poste. An unknown code means that the parcel moves. */
const states: Readonly<Record<string, ParcelState>> = {
  DR1: 'announced',
  PC1: 'on_its_way',
  PC2: 'on_its_way',
  ET1: 'on_its_way',
  ET2: 'on_its_way',
  ET3: 'on_its_way',
  ET4: 'on_its_way',
  EP1: 'on_its_way',
  DO1: 'at_customs',
  DO2: 'on_its_way',
  DO3: 'at_customs',
  PB1: 'problem',
  PB2: 'on_its_way',
  MD2: 'out_for_delivery',
  ND1: 'problem',
  AG1: 'at_relay',
  RE1: 'returned',
  DI0: 'delivered',
  DI1: 'delivered',
  DI2: 'returned',
  DI3: 'delivered',
};

export async function trackByLaPoste(
  { trackingUrl, trackingKey }: ColissimoConfig,
  send: Send,
  trackingNumber: string,
): Promise<TrackingEvent[]> {
  const address = `${trackingUrl}/suivi/v2/idships/${encodeURIComponent(trackingNumber)}?lang=fr_FR`;
  const headers = { accept: 'application/json', 'x-okapi-key': trackingKey };
  const answer = await askCarrier(send, new Request(address, { headers }));
  const parsed = answerSchema.safeParse(await answer.json().catch(() => undefined));
  if (answer.status === 404) return [];
  if (answer.status === 401 || answer.status === 403) throw new CarrierRefusal('La Poste refuses the key');
  if (!parsed.success) throw new CarrierSilence(`La Poste answered ${answer.status} without a sensible body`);
  const events = parsed.data.shipment?.event ?? [];
  return events
    .map(({ code, label, date }) => ({
      at: new Date(date),
      code,
      state: states[code] ?? 'on_its_way',
      text: label,
      place: null,
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
