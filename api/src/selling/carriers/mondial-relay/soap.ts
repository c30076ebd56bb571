import { createHash } from 'node:crypto';
import XMLBuilder from 'fast-xml-builder';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { MondialRelayConfig } from '../../../platform/config/carrier-config.ts';
import { askCarrier, type Send } from '../protocol/ask-carrier.ts';
import { CarrierRefusal, CarrierSilence } from '../protocol/carrier.ts';

export const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';

/** Numbers such as `012345` stay texts. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'PointRelais_Details' || name === 'ret_WSI2_sub_TracingColisDetaille',
});
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: false });

/** Parameters in the order of the service's description: the signature depends on it. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Upper-case MD5 of all values and the brand's private key, as the service prescribes. */
export const signatureOf = (parameters: Parameters, key: string): string =>
  createHash('md5')
    .update(parameters.map(([, value]) => value).join('') + key, 'utf8')
    .digest('hex')
    .toUpperCase();

const statusSchema = z.object({ STAT: z.string() });

export interface SoapCall<T> {
  method: string;
  /** Without the brand, which comes first, and the signature, which comes last. */
  parameters: Parameters;
  schema: z.ZodType<T>;
  /** Answers other than `0` that are no refusal. */
  accepts?: readonly string[];
}

/** One call of the web service. Throws `CarrierRefusal` with the service's own code. */
export async function callMondialRelay<T>(config: MondialRelayConfig, send: Send, call: SoapCall<T>): Promise<T> {
  const { method, schema, accepts = [] } = call;
  const signed: Parameters = [['Enseigne', config.brand], ...call.parameters];
  const security = signatureOf(signed, config.key);
  const request = new Request(`${config.apiUrl}/Web_Services.asmx`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${method}"` },
    body: envelopeOf(method, [...signed, ['Security', security]]),
  });
  const answer = await askCarrier(send, request);
  const result = readResult(method, await answer.text());
  const status = statusSchema.safeParse(result).data?.STAT;
  if (status !== undefined && status !== '0' && !accepts.includes(status))
    throw new CarrierRefusal(`Mondial Relay: ${status}`);
  const parsed = schema.safeParse(result);
  if (!parsed.success) throw new CarrierSilence(`${method} answered ${answer.status} without a sensible body`);
  return parsed.data;
}

function envelopeOf(method: string, parameters: Parameters): string {
  const body = { [method]: { '@_xmlns': NAMESPACE, ...Object.fromEntries(parameters) } };
  const envelope = { '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body };
  return `<?xml version="1.0" encoding="utf-8"?>${builder.build({ 'soap:Envelope': envelope })}`;
}

function readResult(method: string, text: string): unknown {
  const parsed: unknown = parser.parse(text);
  const path = ['Envelope', 'Body', `${method}Response`, `${method}Result`];
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    parsed,
  );
}
