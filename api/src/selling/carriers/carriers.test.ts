import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { colissimo } from './colissimo/colissimo.ts';
import { labelRequest } from './colissimo/label-request.ts';
import { readMultipart } from './colissimo/read-multipart.ts';
import { demoColissimo, demoColissimoConfig } from './demo-carriers/demo-colissimo.ts';
import { demoMondialRelay, demoMondialRelayConfig } from './demo-carriers/demo-mondial-relay.ts';
import { mondialRelay } from './mondial-relay/mondial-relay.ts';
import { mondialRelays } from './mondial-relay/relays.ts';
import { signatureOf } from './mondial-relay/soap.ts';
import { overNetwork, type Send } from './protocol/ask-carrier.ts';
import { CarrierRefusal, CarrierSilence, type Consignment } from './protocol/carrier.ts';

const hourMs = 3_600_000;
const start = new Date('2026-11-25T09:00:00Z');
let now = start;
const after = (hours: number) => {
  now = new Date(start.getTime() + hours * hourMs);
};

/** Serves a carrier's fake over real HTTP, so that our client's bytes and headers are what is tested. */
async function serve(send: Send): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = incoming.method === 'GET' ? {} : { body: new Uint8Array(await buffer(incoming)) };
      const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const request = new Request(`http://fake${incoming.url}`, { method: incoming.method ?? 'GET', headers, ...body });
      const answer = await send(request);
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const party = {
  ...{ company: null, firstName: 'Zoé', lastName: 'Martin', line1: '12 rue des Lilas', line2: 'Bât. B' },
  ...{ postalCode: '69003', city: 'Lyon', country: 'FR', phone: '06 12 34 56 78', email: 'zoe@exemple.test' },
};
const consignment = (more: Partial<Consignment> = {}): Consignment => ({
  reference: 'PM-26-004221',
  sender: { ...party, company: 'Aimanté', firstName: '', lastName: 'Aimanté' },
  recipient: party,
  weightGrams: 180,
  depositedOn: '2026-11-25',
  relay: null,
  isSigned: false,
  customs: null,
  ...more,
});
const swiss = { ...party, postalCode: '1201', city: 'Genève', country: 'CH' };
const customs = {
  articles: [{ description: 'Aimant photo', quantity: 9, weightGrams: 12, valueCents: 390, isMagnet: true }],
  postageCents: 690,
  invoice: 'F-26-0042',
};

let servers: Server[] = [];
let toHome: ReturnType<typeof colissimo>;
let relay: ReturnType<typeof mondialRelay>;
let relays: ReturnType<typeof mondialRelays>;
let urls: { home: string; relay: string };
beforeAll(async () => {
  const home = await serve(demoColissimo(() => now));
  const points = await serve(demoMondialRelay({ now: () => now, cityOf: () => Promise.resolve('Lyon') }));
  servers = [home.server, points.server];
  urls = { home: home.url, relay: points.url };
  toHome = colissimo({ ...demoColissimoConfig, apiUrl: home.url, trackingUrl: home.url }, overNetwork);
  const config = { ...demoMondialRelayConfig, apiUrl: points.url };
  relay = mondialRelay(config, overNetwork);
  relays = mondialRelays(config, overNetwork);
});
afterAll(() => {
  for (const server of servers) server.close();
});

const pagesOf = async (file: Buffer | null) => (await PDFDocument.load(file ?? Buffer.alloc(0))).getPageCount();

/** The numbers of parcels that the demo stops on their way end in 9. */
async function movingLabel(make: () => Promise<{ trackingNumber: string }>): Promise<string> {
  const { trackingNumber } = await make();
  return /^(?:6A)?\d{7}9/.test(trackingNumber) ? movingLabel(make) : trackingNumber;
}

describe('Colissimo', () => {
  it('makes a label of 10 × 15 cm, and a customs form for Switzerland', async () => {
    const plain = await toHome.makeLabel(consignment());
    expect(plain.trackingNumber).toMatch(/^6A\d{11}$/);
    expect(await pagesOf(plain.label)).toBe(1);
    expect(plain.customsForm).toBeNull();
    const abroad = await toHome.makeLabel(consignment({ recipient: swiss, customs }));
    expect(await pagesOf(abroad.customsForm)).toBe(1);
    expect(abroad.trackingNumber).not.toBe(plain.trackingNumber);
  });

  it('refuses in its own words', async () => {
    await expect(toHome.makeLabel(consignment({ recipient: swiss }))).rejects.toThrow(
      new CarrierRefusal('La déclaration douanière n’a pas été transmise (30300)'),
    );
    const stranger = colissimo({ ...demoColissimoConfig, apiUrl: urls.home, password: 'faux' }, overNetwork);
    await expect(stranger.makeLabel(consignment())).rejects.toThrow(/30000/);
  });

  it('declares weight, value and kind of goods, and asks for a signature abroad', () => {
    const { letter } = labelRequest(consignment({ recipient: swiss, customs }), { contract: 'c', password: 'p' });
    expect(letter.service).toMatchObject({ productCode: 'DOS', totalAmount: 690 });
    expect(letter).toMatchObject({
      parcel: { weight: 0.18 },
      customsDeclarations: {
        contents: { article: [{ quantity: 9, weight: 0.01, value: 3.9, hsCode: '850519' }], category: { value: 3 } },
        invoiceNumber: 'F-26-0042',
      },
    });
  });

  it('declares a box without magnets as a box', () => {
    const box = { description: 'Coffret cadeau', quantity: 1, weightGrams: 120, valueCents: 658, isMagnet: false };
    const recipient = { recipient: swiss, customs: { ...customs, articles: [...customs.articles, box] } };
    const { letter } = labelRequest(consignment(recipient), { contract: 'c', password: 'p' });
    const codes = letter.customsDeclarations?.contents.article.map(({ hsCode }) => hsCode);
    expect(codes).toEqual(['850519', '481920']);
  });

  it('needs no customs form for Monaco', async () => {
    const monaco = { ...party, postalCode: '98000', city: 'Monaco', country: 'MC' };
    const { trackingNumber, customsForm } = await toHome.makeLabel(consignment({ recipient: monaco }));
    expect([trackingNumber, customsForm]).toEqual([expect.stringMatching(/^6A/), null]);
  });

  it.each([
    ['69003', 'FR', false, 'DOM'],
    ['69003', 'FR', true, 'DOS'],
    ['97110', 'FR', false, 'COM'],
    ['97110', 'FR', true, 'CDS'],
    ['98000', 'MC', false, 'DOM'],
  ])('sends %s %s (signed: %s) as %s', (...[postalCode, country, isSigned, product]) => {
    const recipient = { ...party, postalCode, country };
    const { letter } = labelRequest(consignment({ recipient, isSigned }), { contract: 'c', password: 'p' });
    expect(letter.service.productCode).toBe(product);
  });

  it('says where a parcel is', async () => {
    after(0);
    const number = await movingLabel(() => toHome.makeLabel(consignment()));
    after(31);
    expect((await toHome.track(number)).map(({ state }) => state)).toEqual(['announced', 'on_its_way', 'on_its_way']);
    after(47);
    const last = (await toHome.track(number)).at(-1);
    expect(last).toMatchObject({ state: 'delivered', code: 'DI1', text: 'Colis distribué' });
    expect(await toHome.track('8R00000000000')).toEqual([]);
  });

  it('is silent when its server is away or broken', async () => {
    const gone = colissimo({ ...demoColissimoConfig, apiUrl: 'http://127.0.0.1:9' }, overNetwork);
    await expect(gone.makeLabel(consignment())).rejects.toBeInstanceOf(CarrierSilence);
    const broken = colissimo(demoColissimoConfig, () => Promise.resolve(new Response('oups', { status: 502 })));
    await expect(broken.makeLabel(consignment())).rejects.toBeInstanceOf(CarrierSilence);
    const other = colissimo(demoColissimoConfig, () => Promise.resolve(new Response('<html>')));
    await expect(other.makeLabel(consignment())).rejects.toBeInstanceOf(CarrierSilence);
  });

  it('is read from several parts, whatever bytes the files have', () => {
    const file = Buffer.from([0x25, 0x0d, 0x0a, 0x0d, 0x0a, 0x2d, 0x2d, 0x00, 0xff]);
    const body = Buffer.concat([
      Buffer.from('--x\r\nContent-Type: application/json\r\nContent-ID: <jsonInfos>\r\n\r\n{}\r\n'),
      Buffer.from('--x\r\nContent-Type: application/octet-stream\r\nContent-ID: <label>\r\n\r\n'),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const parts = readMultipart('multipart/mixed; boundary="x"', body);
    expect(parts.map(({ id }) => id)).toEqual(['jsonInfos', 'label']);
    expect(parts[1]?.content.equals(file)).toBe(true);
    expect(readMultipart('text/plain', body)).toEqual([]);
  });
});

describe('Mondial Relay', () => {
  it('signs the values in their order, with the brand’s key', () => {
    // printf BDTEST13FRPrivateK | md5sum
    const parameters = [
      ['Enseigne', 'BDTEST13'],
      ['Pays', 'FR'],
    ] as const;
    expect(signatureOf(parameters, 'PrivateK')).toBe('93B2294302C9E5509A57B4FBE820BE63');
  });

  it('finds points near a postal code, and a point by its number', async () => {
    const near = await relays.near({ country: 'FR', postalCode: '69003' });
    expect(near).toHaveLength(5);
    expect(near[1]).toEqual({
      ...{ id: 'FR-690031', name: 'Épicerie du Marché', line1: '3 rue du Marché', postalCode: '69003', city: 'Lyon' },
      ...{ country: 'FR', hours: '9:00–12:30, 14:00–19:00', distanceMeters: 250 + 420 + 4 * 30 },
    });
    expect(await relays.find('FR-690031')).toEqual(near[1]);
    expect(await relays.find('FR-690039')).toBeUndefined();
    expect(await relays.find('demo-FR-69003-1')).toBeUndefined();
  });

  it('makes a label to a point, with an address in plain capitals', async () => {
    const texts: string[] = [];
    const listening: Send = async (request) => {
      texts.push(await request.clone().text());
      return overNetwork(request);
    };
    const carrier = mondialRelay({ ...demoMondialRelayConfig, apiUrl: urls.relay }, listening);
    const made = await carrier.makeLabel(consignment({ relay: { country: 'FR', number: '690031' } }));
    expect(made.trackingNumber).toMatch(/^\d{8}$/);
    expect(await pagesOf(made.label)).toBe(1);
    expect(texts[0]).toContain('<Dest_Ad1>MARTIN ZOE</Dest_Ad1>');
    expect(texts[0]).toContain('<Dest_Tel1>+33612345678</Dest_Tel1>');
  });

  it('refuses a wrong key and a parcel without a point', async () => {
    const stranger = mondialRelay({ ...demoMondialRelayConfig, apiUrl: urls.relay, key: 'faux' }, overNetwork);
    const toPoint = consignment({ relay: { country: 'FR', number: '690031' } });
    await expect(stranger.makeLabel(toPoint)).rejects.toThrow(new CarrierRefusal('Mondial Relay: 97'));
    await expect(relay.makeLabel(consignment())).rejects.toBeInstanceOf(CarrierRefusal);
  });

  it('says where a parcel is, in the time of Paris', async () => {
    after(0);
    const toPoint = consignment({ relay: { country: 'FR', number: '690031' } });
    const number = await movingLabel(() => relay.makeLabel(toPoint));
    after(55);
    const events = await relay.track(number);
    expect(events.map(({ state }) => state)).toEqual(['announced', 'on_its_way', 'on_its_way', 'at_relay']);
    expect(events[0]?.at.toISOString()).toBe('2026-11-25T09:00:00.000Z');
    after(80);
    expect((await relay.track(number)).at(-1)?.state).toBe('delivered');
  });
});
