import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** Of the outbox row: one mail sent twice by a crash is one mail to whoever receives it. */
  id: string;
  to: string;
  at: Date;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const mailboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mailbox');

/** SMTP where an address is configured; files, shown at `/dev/mailbox`, otherwise. */
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
    async send({ id, to, subject, text, html, pictures }) {
      const attachments = pictures.map(({ cid, content }) => ({ cid, content, filename: `${cid}.jpg` }));
      await transport.sendMail({ from: mailFrom, to, subject, text, html, attachments, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}

function folder(path: string): MailTransport {
  return {
    async send({ id, at, pictures, ...mail }) {
      await mkdir(path, { recursive: true });
      for (const { cid, content } of pictures) await writeFile(join(path, `${id}-${cid}.jpg`), content);
      await writeFile(join(path, `${id}.json`), JSON.stringify({ id, at: at.toISOString(), ...mail }));
    },
    close: () => {},
  };
}
