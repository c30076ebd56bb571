import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findLeaks, secretsOfMails } from './log-leaks.ts';

let mailbox: string;
beforeEach(async () => {
  mailbox = await mkdtemp(join(tmpdir(), 'aimante-mailbox-'));
});
afterEach(() => rm(mailbox, { recursive: true }));

describe('the check of the log', () => {
  it('finds the recipients of mails and the tokens of their links', async () => {
    const token = 'q8Zt1-tokenOfAnExport_77';
    const html = `<a href="https://shop.test/export/${token}?lang=fr&amp;sig=Ab1cd2Ef3gh4Ij5kl">`;
    await writeFile(join(mailbox, 'one.json'), JSON.stringify({ to: 'jeanne@exemple', html }));
    const secrets = await secretsOfMails(mailbox);
    expect([...secrets].sort()).toEqual(['Ab1cd2Ef3gh4Ij5kl', 'jeanne@exemple', token]);
    const lines = ['GET /api/exports/:token', `GET /api/exports/${token}`, 'to jeanne@exemple'];
    expect(findLeaks(lines, secrets)).toEqual(lines.slice(1));
  });

  it('finds the token behind the # of a link', async () => {
    const token = '01a1f8660d007a699d440d43683a9f3e.lk2.Q8Zt1ab2Cd3ef4Gh5ij6';
    const text = `https://shop.test/orders/track#token=${token}`;
    await writeFile(join(mailbox, 'one.json'), JSON.stringify({ to: 'a@b', text }));
    expect([...(await secretsOfMails(mailbox))]).toEqual(['a@b', token]);
  });

  it('finds addresses, tokens and cards that no mail named', () => {
    const lines = [
      'GET /api/orders/track/01a1f8660d007a699d440d43683a9f3e.lk2.Q8Zt1ab2Cd3ef4Gh5ij6',
      'x jean@exemple.fr',
      'Bearer eyJhbGciOiJIUzI1NiJ9',
      'card 4242 4242 4242 4242',
      'mf-cart@0.1.0-3f9c21aa',
      'took 0.4156899999943562 ms',
    ];
    expect(findLeaks(lines, new Set())).toEqual(lines.slice(0, 4));
  });

  it('takes the ids of rows for no secret', async () => {
    const link = 'https://shop.test/orders/01a1f866-0d00-7a69-9d44-0d43683a9f3e';
    await writeFile(join(mailbox, 'one.json'), JSON.stringify({ to: 'a@b', text: link }));
    expect([...(await secretsOfMails(mailbox))]).toEqual(['a@b']);
  });
});
