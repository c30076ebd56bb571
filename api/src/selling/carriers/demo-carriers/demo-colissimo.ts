import type { ColissimoConfig } from '../../../platform/config/carrier-config.ts';
import type { Send } from '../protocol/ask-carrier.ts';
import { customsLines } from './customs-lines.ts';
import { demoJourney } from './demo-journey.ts';
import { madeAt, nextDemoNumber } from './demo-numbers.ts';
import { drawLabel } from './draw-label.ts';
import { type LabelRequest, requestSchema } from './label-request.ts';

export const demoColissimoConfig: ColissimoConfig = {
  apiUrl: 'http://colissimo.demo',
  contract: '000000',
  password: 'demo',
  trackingUrl: 'http://laposte.demo',
  trackingKey: 'demo',
};

const needsCustoms = ({ countryCode, zipCode }: LabelRequest['letter']['addressee']['address']) =>
  // Monaco (98000) is served like France.
  countryCode === 'CH' || (countryCode !== 'MC' && /^9[78]/.test(zipCode));

/** The service's own numbers of the faults that it checks. */
function faultOf(request: LabelRequest, config: ColissimoConfig): [id: string, text: string] | undefined {
  const { parcel, addressee, customsDeclarations } = request.letter;
  if (request.contractNumber !== config.contract || request.password !== config.password)
    return ['30000', 'Identifiant ou mot de passe incorrect'];
  if (addressee.address.city === '') return ['30204', 'La ville du destinataire n’a pas été transmise'];
  if (addressee.address.line2 === '') return ['30206', 'Le numéro et libellé de voie du destinataire est absent'];
  if (parcel.weight <= 0 || parcel.weight > 30) return ['30100', 'Le poids du colis est incorrect'];
  if (needsCustoms(addressee.address) && !customsDeclarations)
    return ['30300', 'La déclaration douanière n’a pas été transmise'];
  return undefined;
}

/** Plays Colissimo's label service and La Poste's tracking, in their own protocols. */
export function demoColissimo(now: () => Date, config: ColissimoConfig = demoColissimoConfig): Send {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/2.0/generateLabel')) return answerLabel(await request.text(), { now: now(), config });
    const [, number] = /^\/suivi\/v2\/idships\/6A(\d{8})\d{3}$/.exec(pathname) ?? [];
    if (request.headers.get('x-okapi-key') !== config.trackingKey) return Response.json({}, { status: 401 });
    if (number === undefined) return Response.json({ returnCode: 404 }, { status: 404 });
    return answerTracking(number, now());
  };
}

async function answerLabel(body: string, { now, config }: { now: Date; config: ColissimoConfig }): Promise<Response> {
  const parsed = requestSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return multipart(400, [jsonPart('30001', 'Le format de la requête est incorrect')]);
  const fault = faultOf(parsed.data, config);
  if (fault) return multipart(400, [jsonPart(...fault)]);
  const { service, addressee, sender, parcel, customsDeclarations } = parsed.data.letter;
  const number = `6A${nextDemoNumber(now)}000`;
  const to = addressee.address;
  const lines = [
    `${service.productCode} · ${parcel.weight} kg · ${service.depositDate}`,
    `Réf. ${service.orderNumber}`,
    `N° ${number}`,
    '',
    `Exp. ${sender.address.lastName}, ${sender.address.zipCode} ${sender.address.city}`,
    '',
    `${to.firstName} ${to.lastName}`,
    to.line2,
    `${to.zipCode} ${to.city} ${to.countryCode}`,
    '',
    'SPÉCIMEN DE DÉMONSTRATION',
  ];
  const infos = { messages: [infoMessage], labelV2Response: { parcelNumber: number, parcelNumberPartner: null } };
  const cn23 = customsDeclarations && (await drawLabel('CN23', customsLines(parsed.data.letter, number)));
  return multipart(200, [
    { id: 'jsonInfos', type: 'application/json;charset=UTF-8', content: Buffer.from(JSON.stringify(infos)) },
    { id: 'label', type: 'application/octet-stream', content: await drawLabel('Colissimo', lines) },
    ...(cn23 ? [{ id: 'cn23', type: 'application/octet-stream', content: cn23 }] : []),
  ]);
}

const infoMessage = { id: '0', type: 'INFOS', messageContent: 'La requête a été traitée avec succès' };

const jsonPart = (id: string, messageContent: string) => ({
  id: 'jsonInfos',
  type: 'application/json;charset=UTF-8',
  content: Buffer.from(JSON.stringify({ messages: [{ id, type: 'ERROR', messageContent }], labelV2Response: null })),
});

function multipart(status: number, parts: readonly { id: string; type: string; content: Buffer }[]): Response {
  const boundary = `uuid:${crypto.randomUUID()}`;
  const chunks = parts.flatMap(({ id, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <${id}>\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  const body = new Uint8Array(Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]));
  return new Response(body, { status, headers: { 'content-type': `multipart/mixed; boundary="${boundary}"` } });
}

function answerTracking(number: string, now: Date): Response {
  const event = demoJourney(number, { made: madeAt(number), now })
    .map(({ code, text, at }) => ({ code, label: text, date: at.toISOString() }))
    .reverse();
  return Response.json({
    lang: 'fr_FR',
    scope: 'open',
    returnCode: 200,
    shipment: { idShip: `6A${number}000`, event },
  });
}
