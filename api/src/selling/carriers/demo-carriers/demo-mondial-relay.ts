import XMLBuilder from 'fast-xml-builder';
import { XMLParser } from 'fast-xml-parser';
import type { MondialRelayConfig } from '../../../platform/config/carrier-config.ts';
import { NAMESPACE, type Parameters, signatureOf } from '../mondial-relay/soap.ts';
import type { Send } from '../protocol/ask-carrier.ts';
import { demoJourney } from './demo-journey.ts';
import { madeAt, nextDemoNumber } from './demo-numbers.ts';
import { type CityOf, findDemoPoints } from './demo-points.ts';
import { drawLabel } from './draw-label.ts';

export const demoMondialRelayConfig: MondialRelayConfig = {
  apiUrl: 'http://mondialrelay.demo',
  brand: 'BDTEST13',
  key: 'PrivateK',
};

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false });
const builder = new XMLBuilder({ ignoreAttributes: false });

interface DemoMondialRelay {
  now: () => Date;
  /** The name of a place by its postal code. */
  cityOf: CityOf;
  config?: MondialRelayConfig;
}

/** Plays the web service of Mondial Relay: checks signatures, finds points, makes labels and tracks parcels. */
export function demoMondialRelay({ now, cityOf, config = demoMondialRelayConfig }: DemoMondialRelay): Send {
  const labels = new Map<string, Buffer>();

  const makeLabel = async (asked: Asked): Promise<object> => {
    if (!/^\d{6}$/.test(asked.get('LIV_Rel') ?? '')) return { STAT: '20' };
    if (!(Number(asked.get('Poids')) >= 15)) return { STAT: '40' };
    if ((asked.get('Dest_Ad3') ?? '') === '') return { STAT: '34' };
    const number = nextDemoNumber(now());
    const lines = [
      `Expédition ${number}`,
      `Dossier ${asked.get('NDossier')}`,
      `Point Relais ${asked.get('LIV_Rel')}`,
      '',
      ...['Dest_Ad1', 'Dest_Ad3', 'Dest_Ad4'].map((name) => asked.get(name) ?? ''),
      `${asked.get('Dest_CP')} ${asked.get('Dest_Ville')}`,
      '',
      'SPÉCIMEN DE DÉMONSTRATION',
    ];
    labels.set(number, await drawLabel('Mondial Relay', lines));
    return { STAT: '0', ExpeditionNum: number, URL_Etiquette: `/ww2/PDF/StickerMaker2.aspx?expedition=${number}` };
  };

  const track = (number: string): object => {
    if (!/^\d{8}$/.test(number)) return { STAT: '24' };
    const steps = demoJourney(number, { made: madeAt(number), now: now(), toRelay: true });
    const ended = steps.some(({ state }) => state === 'delivered');
    const rows = steps.map(({ text, at }) => ({ Tracing_Libelle: text, ...parisClock(at), Tracing_Lieu: '' }));
    return { STAT: ended ? '82' : '81', Tracing: { ret_WSI2_sub_TracingColisDetaille: rows } };
  };

  const answer = async (method: string, asked: Asked): Promise<object> => {
    if (method === 'WSI4_PointRelais_Recherche') return findDemoPoints(asked, cityOf);
    if (method === 'WSI2_CreationEtiquette') return makeLabel(asked);
    return track(asked.get('Expedition') ?? '');
  };

  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'GET') {
      const file = labels.get(url.searchParams.get('expedition') ?? '');
      return file ? new Response(new Uint8Array(file)) : new Response('', { status: 404 });
    }
    const { method, asked } = readCall(await request.text());
    const result = isSigned(asked, config) ? await answer(method, asked) : { STAT: '97' };
    const response = { '@_xmlns': NAMESPACE, [`${method}Result`]: result };
    const envelope = {
      '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': { [`${method}Response`]: response },
    };
    const text = `<?xml version="1.0" encoding="utf-8"?>${builder.build({ 'soap:Envelope': envelope })}`;
    return new Response(text, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
  };
}

type Asked = ReadonlyMap<string, string>;

function readCall(text: string): { method: string; asked: Asked } {
  const parsed = parser.parse(text) as { Envelope: { Body: Record<string, Record<string, string>> } };
  const [[method, parameters] = ['', {}]] = Object.entries(parsed.Envelope.Body);
  return { method, asked: new Map(Object.entries(parameters)) };
}

function isSigned(asked: Asked, { brand, key }: MondialRelayConfig): boolean {
  const values: Parameters = [...asked].filter(([name]) => name !== 'Security');
  return asked.get('Enseigne') === brand && asked.get('Security') === signatureOf(values, key);
}

const paris = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

function parisClock(at: Date): { Tracing_Date: string; Tracing_Heure: string } {
  const [date = '', time = ''] = paris.format(at).split(' ');
  return { Tracing_Date: date, Tracing_Heure: time };
}
