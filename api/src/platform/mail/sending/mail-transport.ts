import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@aimante/api-contract/settings';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { RenderedMail } from '../contents/render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** Id of the outbox row: if a crash sends a mail twice, the recipient's program sees one mail. */
  id: string;
  to: string;
  at: Date;
  shop: Pick<Settings['shop'], 'name' | 'email'>;
}

/** The mail server is unreachable or refuses every client for now. The mail itself may be valid. */
export class MailServerAway extends Error {}

/** The mail server refuses this mail for good, or its address is not valid: a retry would not help. */
export class MailRefused extends Error {}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const mailboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mailbox');

/** SMTP if an address is configured; otherwise files, shown at `/dev/mailbox`. */
export function createMailTransport(config: Config): MailTransport {
  return config.smtpUrl ? smtp(config.smtpUrl, config) : folder(mailboxFolder(config));
}

function smtp(url: string, { mailFrom, siteUrl }: Config): MailTransport {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  const host = new URL(siteUrl).hostname;
  return {
    async send({ id, to, shop, subject, text, html, pictures, files }) {
      const from = mailFrom ?? { name: shop.name, address: shop.email || `no-reply@${host}` };
      const attachments = [
        ...pictures.map(({ cid, content }) => ({ cid, content, filename: `${cid}.jpg` })),
        ...files.map(({ filename, content }) => ({ filename, content, contentType: 'application/pdf' })),
      ];
      // As an object, it is one address and never read as a list.
      const recipient = { name: '', address: to };
      const mail = { from, to: recipient, subject, text, html, attachments, messageId: `<${id}@${host}>` };
      const done = new AbortController();
      await Promise.race([transport.sendMail(mail), tooLong(done.signal)])
        .catch((error: unknown) => {
          if (isServerAway(error)) throw new MailServerAway(String(error), { cause: error });
          throw isRefused(error) ? new MailRefused(String(error), { cause: error }) : error;
        })
        .finally(() => done.abort());
    },
    close: () => transport.close(),
  };
}

/** A server that answers byte by byte would delay all mails behind it. */
const longestMs = 60_000;

async function tooLong(signal: AbortSignal): Promise<never> {
  await pause(longestMs, undefined, { ref: false, signal });
  throw new MailServerAway(`The mail server took more than ${longestMs / 1000} seconds`);
}

const awayCodes: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH']);

/** What nodemailer says about a failure: its own code, and the command that the server answered with a number. */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});
const readSmtpError = (error: unknown) => smtpErrorSchema.safeParse(error).data ?? {};

/** 421 is the answer of a server that is about to close. One that refuses the sender refuses all mails of the shop. */
function isServerAway(error: unknown): boolean {
  if (error instanceof MailServerAway) return true;
  const { code, command, responseCode } = readSmtpError(error);
  return awayCodes.has(code) || responseCode === 421 || (command === 'MAIL FROM' && responseCode !== undefined);
}

/** Without an answer of the server, nodemailer itself found no valid recipient. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = readSmtpError(error);
  return responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
}

function folder(path: string): MailTransport {
  return {
    async send({ id, at, shop: _, pictures, files, ...mail }) {
      await mkdir(path, { recursive: true });
      for (const { cid, content } of pictures) await writeFile(join(path, `${id}-${cid}.jpg`), content);
      for (const { filename, content } of files) await writeFile(join(path, `${id}-${filename}`), content);
      const names = files.map(({ filename }) => filename);
      await writeFile(join(path, `${id}.json`), JSON.stringify({ id, at: at.toISOString(), ...mail, files: names }));
    },
    close: () => {},
  };
}
