import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSet } from '@aimante/contract';
import { createFakeStore, writeFakeDist } from '@aimante/releases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EdgeRequest } from '../http/answer.ts';
import { fakeRoute } from '../testing/served-edge.ts';
import { createFormServer } from './serve-forms.ts';

const siteUrl = 'https://shop.test';
let apiUrl = '';
let received: Readonly<Record<'url' | 'type' | 'language' | 'visitor' | 'body', unknown>>[] = [];
let answer = { status: 200, body: '{"message":"Merci <b>Léa</b>"}' };

const api = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    const { url, headers } = request;
    const { 'content-type': type, 'accept-language': language, 'x-forwarded-for': visitor } = headers;
    received.push({ url, type, language, visitor, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  });
});

let release: ReleaseSet | undefined;
const set = () => release;

beforeAll(async () => {
  const fake = await createFakeStore();
  const shell = await writeFakeDist(fake.dist('shell'), { name: 'shell' });
  const forms = [
    { id: 'newsletter', page: 'home', api: '/api/newsletter/subscribe', maxBytes: 2048 },
    { id: 'contact', page: 'home', api: '/api/contact', maxBytes: 4096 },
    { id: 'lost', page: 'lost', api: '/api/contact', maxBytes: 4096 },
  ];
  const descriptor = { forms, routes: [fakeRoute('home', '/')] };
  const catalog = await writeFakeDist(fake.dist('mf-catalog'), { name: 'mf-catalog', descriptor });
  release = { schema: 1, id: 'a', createdAt: new Date().toISOString(), shell, remotes: [catalog], stopped: [] };
  await fake.remove();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"message":"Merci <b>Léa</b>"}' };
});

function ask(body: string, headers: Record<string, string> = {}): EdgeRequest {
  const sent = Buffer.from(body);
  return {
    method: 'POST',
    path: '/_forms/newsletter',
    search: '?lang=en',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    address: '203.0.113.7',
    body: async (limit) => (sent.byteLength > limit ? undefined : sent),
    hint: () => undefined,
  };
}

describe('a form without JavaScript', () => {
  it('calls the API in the page’s language, and shows its message', async () => {
    const { status, body } = await createFormServer({ apiUrl, siteUrl, set })(ask('email=a%40b.test'));
    expect(received).toEqual([
      {
        url: '/api/newsletter/subscribe',
        type: 'application/json',
        language: 'en',
        visitor: '203.0.113.7',
        body: '{"email":"a@b.test"}',
      },
    ]);
    expect(status).toBe(200);
    expect(body).toContain('<h1>Merci &lt;b&gt;Léa&lt;/b&gt;</h1>');
    expect(body).toContain('<a href="/en">');
  });

  it('passes pictures on unchanged', async () => {
    const type = 'multipart/form-data; boundary=x';
    const sent = '--x\r\ncontent-disposition: form-data; name="message"\r\n\r\nBonjour\r\n--x--\r\n';
    const contact = { ...ask(sent, { 'content-type': type }), path: '/_forms/contact' };
    await createFormServer({ apiUrl, siteUrl, set })(contact);
    expect(received).toMatchObject([{ url: '/api/contact', type, language: 'en', body: sent }]);
  });

  it('shows a refusal with its status', async () => {
    answer = { status: 400, body: '{"code":"X","message":"Adresse invalide"}' };
    const { status, body } = await createFormServer({ apiUrl, siteUrl, set })(ask('email=x'));
    expect(status).toBe(400);
    expect(body).toContain('Adresse invalide');
  });

  it('says which fields the API refuses', async () => {
    const issues = [{ path: 'name', message: '« Nom » : obligatoire.' }, { path: 'email' }, { message: '<i>' }];
    answer = { status: 400, body: JSON.stringify({ message: 'Adresse invalide.', details: { issues } }) };
    const { body } = await createFormServer({ apiUrl, siteUrl, set })(ask('email=x'));
    expect(body).toContain('<h1>Adresse invalide.</h1><p>« Nom » : obligatoire.</p><p>&lt;i&gt;</p>');
  });

  it('says so when the API is away, and when the form is too large', async () => {
    const away = await createFormServer({ apiUrl: 'http://127.0.0.1:1', siteUrl, set })(ask('email=x'));
    expect(away.status).toBe(502);
    const large = await createFormServer({ apiUrl, siteUrl, set })(ask(`email=${'x'.repeat(3000)}`));
    expect(large.status).toBe(413);
    expect(received).toEqual([]);
  });

  it.each(['unknown', 'lost', 'newsletter/x', ''])('is not there as %j, which no remote declares', async (id) => {
    const { status } = await createFormServer({ apiUrl, siteUrl, set })({ ...ask('email=x'), path: `/_forms/${id}` });
    expect(status).toBe(404);
    expect(received).toEqual([]);
  });

  it.each([{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }, { origin: '' }])(
    'is refused from another site: %j',
    async (headers) => {
      const { status } = await createFormServer({ apiUrl, siteUrl, set })(ask('email=x', headers));
      expect(status).toBe(403);
      expect(received).toEqual([]);
    },
  );
});
