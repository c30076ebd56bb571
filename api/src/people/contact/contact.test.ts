import type { Client } from '@aimante/api-contract';
import { getContact, listContacts, noteOnContact, replyToContact, updateContact } from '@aimante/api-contract/contact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const words = {
  name: 'Zoé',
  email: 'zoe@exemple.test',
  subject: 'quote',
  message: 'Combien pour cent magnets ?',
  consent: true,
};

describe('writing to the shop', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  // Only five messages an hour are accepted from one address, so each test uses another one.
  let visitors = 0;
  function send(payload: object) {
    visitors += 1;
    return api.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress: `203.0.113.${visitors}` });
  }

  it('gives a ticket, mails a receipt and lands in the inbox', async () => {
    const answer = await send(words);
    expect(answer.statusCode).toBe(201);
    const { ticket } = answer.json<{ ticket: string }>();
    expect(ticket).toMatch(/^C-\d{4,}$/);
    const { items } = await admin(listContacts, { query: { status: 'new', search: ticket } });
    expect(items).toMatchObject([{ ticket, name: 'Zoé', subject: 'quote', messageCount: 1 }]);
    const mails = await api.services.pool.query(`SELECT kind FROM outbox WHERE payload ->> 'ticket' = $1`, [ticket]);
    expect(mails.rows).toEqual([{ kind: 'contact-received' }]);
  });

  it('is answered by mail; notes stay inside', async () => {
    await send(words);
    const id = (await admin(listContacts)).items[0]?.id ?? '';
    const params = { id };
    await admin(noteOnContact, { params, body: { body: 'Client fidèle' } });
    const thread = await admin(replyToContact, { params, body: { body: 'Avec plaisir.' } });
    expect(thread.messages.map(({ kind }) => kind)).toEqual(['customer', 'note', 'reply']);
    expect(thread.status).toBe('open');
    const mails = await api.services.pool.query<{ payload: object }>(
      `SELECT payload FROM outbox WHERE kind = 'contact-reply'`,
    );
    expect(mails.rows[0]?.payload).toMatchObject({ body: 'Avec plaisir.' });
    expect(JSON.stringify(mails.rows)).not.toContain('Client fidèle');
    const done = await admin(updateContact, { params, body: { status: 'resolved', version: thread.version } });
    expect(done.status).toBe('resolved');
    await admin(getContact, { params });
    const read = await api.services.pool.query(
      `SELECT 1 FROM audit_log WHERE action = 'contact.read' AND entity_id = $1`,
      [id],
    );
    expect(read.rowCount).toBe(1);
    await expect(
      admin(updateContact, { params, body: { status: 'spam', version: thread.version } }),
    ).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const missing = { id: unknownId };
    await expect(admin(getContact, { params: missing })).rejects.toMatchObject({ code: 'CONTACT_NOT_FOUND' });
    await expect(admin(updateContact, { params: missing, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(admin(noteOnContact, { params: missing, body: { body: 'x' } })).rejects.toMatchObject({ status: 404 });
  });

  it('brings pictures along, decoded and seen by administrators only', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'pink' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'canari' } })
      .toBuffer();
    const form = new FormData();
    for (const [key, value] of Object.entries(words)) form.append(key, String(value));
    form.append('images', new Blob([new Uint8Array(picture)]), '../../evil.svg');
    const response = await fetch(`${api.url}/api/contact`, { method: 'POST', body: form });
    expect(response.status).toBe(201);
    const id = (await admin(listContacts)).items[0]?.id ?? '';
    const [file] = (await admin(getContact, { params: { id } })).messages[0]?.attachments ?? [];
    expect(file?.name).toBe('1.jpg');
    expect((await api.send(file?.url ?? '')).status).toBe(401);
    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const kept = await fetch(api.url + file?.url, { headers: { authorization } });
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(bytes.includes('canari')).toBe(false);
    const other = await fetch(`${api.url}${file?.url.replace('1.jpg', '2.jpg')}`, { headers: { authorization } });
    expect(other.status).toBe(404);
  });

  it('refuses incomplete input, and names the missing part', async () => {
    for (const [field, value, message] of [
      ['name', '', '« Nom » : cette information est obligatoire.'],
      ['email', 'x', 'L’adresse e-mail n’est pas valable.'],
      ['subject', 'y', '« Sujet » : cette valeur n’est pas acceptée.'],
      ['message', 'court', '« Message » : au moins 10 caractères.'],
      ['consent', false, '« Accord » : cette valeur n’est pas acceptée.'],
    ]) {
      const answer = await send({ ...words, [String(field)]: value });
      expect(answer.statusCode).toBe(400);
      const [issue] = answer.json<{ details: { issues: { path: string; message: string }[] } }>().details.issues;
      expect({ ...issue, message: issue?.message.replaceAll('\u00a0', ' ') }).toMatchObject({ path: field, message });
    }
    expect((await send({ ...words, status: 'resolved' })).statusCode).toBe(400);
  });

  it('answers bots with thanks, and stores nothing', async () => {
    const before = (await admin(listContacts)).total;
    expect((await send({ ...words, website: 'https://spam.test' })).statusCode).toBe(201);
    expect((await admin(listContacts)).total).toBe(before);
  });

  it('lists the inbox page by page, the newest first', async () => {
    await send(words);
    await send(words);
    const { items: both } = await admin(listContacts, { query: { limit: 2 } });
    const { items: first, next } = await admin(listContacts, { query: { limit: 1 } });
    const { items: second } = await admin(listContacts, { query: { limit: 1, cursor: next ?? '' } });
    expect([...first, ...second]).toEqual(both);
  });

  it('takes five messages an hour from one address', async () => {
    const one = () =>
      api.app.inject({ method: 'POST', url: '/api/contact', payload: words, remoteAddress: '198.51.100.1' });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await one()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
