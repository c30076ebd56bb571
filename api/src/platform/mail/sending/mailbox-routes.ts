import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { httpErrors } from '../../http/answers/errors.ts';
import { sendRefusal } from '../../http/routes/error-handler.ts';
import type { ApiModule } from '../../services/services.ts';
import { MAGNETS_CID } from '../contents/mail-html.ts';
import { mailboxFolder } from './mail-transport.ts';

const storedSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the attached files. */
  files: z.array(z.string()).default([]),
});
type StoredMail = z.output<typeof storedSchema>;

const open = { config: { access: 'public' }, schema: { hide: true } } as const;
const csp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation";
const shown = 200;

/** Shows the mails of a demo shop, which leaves them on this machine. */
export const registerMailbox: ApiModule = (app, { config }) => {
  if (!config.demo || config.smtpUrl) return;
  const folder = mailboxFolder(config);

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', open, async (request) => {
    const mails = await readMailbox(folder);
    return mails.filter(({ to }) => !request.query.to || to === request.query.to);
  });
  app.get('/dev/mailbox', open, async (_, reply) => {
    const rows = (await readMailbox(folder)).map(({ id, at, to, subject, files }) => {
      const attached = files.map(
        (name) => ` · <a href="/dev/mailbox/${id}/${escapeHtml(name)}">${escapeHtml(name)}</a>`,
      );
      return `<li><time>${at.slice(0, 16).replace('T', ' ')}</time> ${escapeHtml(to)} <a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a>${attached.join('')}</li>`;
    });
    const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Boîte de démonstration</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}li{margin:.5rem 0}time{color:#666}</style>
<h1>Messages de démonstration</h1><ul>${rows.join('\n') || '<li>Aucun message.</li>'}</ul></html>`;
    return reply.header('content-security-policy', csp).type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', open, async (request, reply) => {
    const mail = (await readMailbox(folder)).find(({ id }) => id === request.params.id);
    if (!mail) return sendRefusal(request, reply, httpErrors.ROUTE_NOT_FOUND());
    return reply
      .header('content-security-policy', csp)
      .type('text/html; charset=utf-8')
      .send(await withPictures(folder, mail));
  });
  app.get<{ Params: { id: string; name: string } }>('/dev/mailbox/:id/:name', open, async (request, reply) => {
    const mail = (await readMailbox(folder)).find(({ id }) => id === request.params.id);
    const name = mail?.files.find((file) => file === request.params.name);
    if (!mail || !name) return sendRefusal(request, reply, httpErrors.ROUTE_NOT_FOUND());
    return reply.type('application/pdf').send(await readFile(join(folder, `${mail.id}-${name}`)));
  });
};

/** Browsers do not support `cid:`. */
async function withPictures(folder: string, { id, html }: StoredMail): Promise<string> {
  const picture = await readFile(join(folder, `${id}-${MAGNETS_CID}.jpg`), 'base64').catch(() => '');
  return html.replace(`cid:${MAGNETS_CID}`, `data:image/jpeg;base64,${picture}`);
}

/** Newest first: the file names are version 7 ids. */
async function readMailbox(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const mails: StoredMail[] = [];
  for (const file of files.slice(0, shown)) {
    const parsed = storedSchema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (parsed.success) mails.push(parsed.data);
  }
  return mails;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
