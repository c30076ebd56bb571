import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { createMailTransport, MailRefused, MailServerAway } from './mail-transport.ts';

/** Answers by the beginning of a line, in place of acceptance. */
const refusals = {
  'RCPT TO:<nobody@': '550 no such user',
  'RCPT TO:<later@': '450 try later',
  'MAIL FROM:<refused@': '553 not your address',
};
const answerTo = (text: string) =>
  Object.entries(refusals).find(([start]) => text.startsWith(start))?.[1] ??
  (text.startsWith('QUIT') ? '221 bye' : '250 fine');

/** The part of an SMTP server that one mail needs. Records what it receives. */
function fakeSmtp(received: string[]): Server {
  return createServer((socket) => {
    let isData = false;
    socket.write('220 fake\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (text.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 kept\r\n');
        }
        return;
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : `${answerTo(text)}\r\n`);
    });
  });
}

describe('mail over SMTP', () => {
  const received: string[] = [];
  const server = fakeSmtp(received);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  const mail = {
    id: '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3',
    to: 'zoe@exemple.test',
    at: new Date('2026-11-20T10:00:00Z'),
    shop: { name: 'Les Aimants de Léa', email: 'lea@aimants.test' },
    subject: 'Commande reçue',
    text: 'Bonjour',
    html: '<p>Bonjour</p><img src="cid:magnets">',
    pictures: [{ cid: 'magnets', content: Buffer.from('a picture') }],
    files: [{ filename: 'terms.pdf', content: Buffer.from('a file') }],
  };
  const transportTo = (url: string, more: object = {}) =>
    createMailTransport(readConfig({ SMTP_URL: url, SITE_URL: 'https://aimante.test', ...more }));
  const ownUrl = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failureOf = async (to: string, more: object = {}) => {
    const transport = transportTo(ownUrl(), more);
    const failure: unknown = await transport.send({ ...mail, to }).catch((error: unknown) => error);
    transport.close();
    return failure;
  };

  it('takes no header and no command from a subject, a name or an address', async () => {
    const evil = 'x\r\nBcc: spy@evil.test\r\nRCPT TO:<spy@evil.test>';
    const transport = transportTo(ownUrl());
    await transport.send({ ...mail, subject: evil, shop: { ...mail.shop, name: evil } });
    const sent = received.join('');
    expect(sent).toContain('RCPT TO:<zoe@exemple.test>');
    await transport.send({ ...mail, to: `zoe@exemple.test\r\nRCPT TO:<spy@evil.test>` }).catch(() => undefined);
    transport.close();
    expect(received.join('')).not.toMatch(/^(Bcc:|RCPT TO:<spy@)/im);
  });

  it('carries both parts, and a number by which a second copy is known', async () => {
    const transport = transportTo(ownUrl());
    await transport.send(mail);
    transport.close();
    const session = received.join('');
    expect(session).toMatch(/From: .*Les_Aimants_de_L=C3=A9a\?= <lea@aimants\.test>/);
    expect(session).toContain('RCPT TO:<zoe@exemple.test>');
    expect(session).toContain('Message-ID: <01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3@aimante.test>');
    expect(session).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(session).toContain('Content-ID: <magnets>');
    expect(session).toMatch(/Content-Type: application\/pdf; name=terms\.pdf/);
    expect(session).toContain(Buffer.from('a file').toString('base64'));
  });

  it('is refused for good if the server has no such address, or there is none', async () => {
    expect(await failureOf('nobody@exemple.test')).toBeInstanceOf(MailRefused);
    expect(await failureOf('')).toBeInstanceOf(MailRefused);
    const later = await failureOf('later@exemple.test');
    expect(String(later)).toContain('450');
    expect(later).not.toBeInstanceOf(MailRefused);
  });

  it('waits where the server refuses the sender of all mails', async () => {
    expect(await failureOf('zoe@exemple.test', { MAIL_FROM: 'refused@aimante.test' })).toBeInstanceOf(MailServerAway);
  });

  it('fails if no mail server listens, so that the outbox retries', async () => {
    const transport = transportTo('smtp://127.0.0.1:1');
    await expect(transport.send(mail)).rejects.toThrow();
    transport.close();
  });
});
