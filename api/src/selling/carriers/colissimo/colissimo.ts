import { z } from 'zod';
import type { ColissimoConfig } from '../../../platform/config/carrier-config.ts';
import { askCarrier, type Send } from '../protocol/ask-carrier.ts';
import { type Carrier, CarrierRefusal, CarrierSilence, type Consignment, type Label } from '../protocol/carrier.ts';
import { labelRequest } from './label-request.ts';
import { readMultipart } from './read-multipart.ts';
import { trackByLaPoste } from './track-by-la-poste.ts';

const answerSchema = z.object({
  messages: z.array(z.object({ id: z.string(), type: z.string(), messageContent: z.string() })).default([]),
  labelV2Response: z.object({ parcelNumber: z.string() }).nullish(),
});

/** Labels by the REST service SLS 2.0 of Colissimo, tracking by "Suivi" 2 of La Poste. */
export function colissimo(config: ColissimoConfig, send: Send): Carrier {
  return {
    name: 'colissimo',
    makeLabel: (consignment) => makeLabel(config, send, consignment),
    track: (trackingNumber) => trackByLaPoste(config, send, trackingNumber),
    trackingPage: (trackingNumber) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${trackingNumber}`,
  };
}

/** The answer has several parts: JSON, the label and, abroad, the customs form. */
async function makeLabel(config: ColissimoConfig, send: Send, consignment: Consignment): Promise<Label> {
  const request = new Request(`${config.apiUrl}/sls-ws/SlsServiceWSRest/2.0/generateLabel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'multipart/mixed, application/json' },
    body: JSON.stringify(labelRequest(consignment, config)),
  });
  const answer = await askCarrier(send, request);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const parts = readMultipart(type, body);
  const json = type.startsWith('application/json') ? body : parts.find(({ id }) => id === 'jsonInfos')?.content;
  const { messages, labelV2Response } = readJson(json);
  const problem = messages.find((message) => message.type === 'ERROR');
  if (problem) throw new CarrierRefusal(`${problem.messageContent} (${problem.id})`);
  const label = parts.find(({ id }) => id === 'label');
  if (!labelV2Response || !label) throw new CarrierSilence(`Colissimo answered ${answer.status} without a label`);
  const customsForm = parts.find(({ id }) => id === 'cn23')?.content ?? null;
  return { trackingNumber: labelV2Response.parcelNumber, label: label.content, customsForm };
}

function readJson(bytes: Buffer | undefined): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(bytes?.toString('utf8') ?? ''));
  } catch (cause) {
    throw new CarrierSilence('Colissimo answered without its JSON part', { cause });
  }
}
