import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** As mailparser has read them. */
  readonly mails: readonly ReadMail[];
  readonly until: (count: number) => Promise<void>;
  readonly close: () => void;
}

const PATIENCE_MS = 60_000;
const PROGRAM = `import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const { subject, text, html } = await simpleParser(stream);
    const to = session.envelope.rcptTo.map(({ address }) => address).join();
    process.send({ to, subject: subject ?? '', text: text ?? '', html: html || '' });
    done();
  },
});
server.listen(0, '127.0.0.1', () => process.send(server.server.address().port));
process.on('disconnect', () => process.exit());
`;

/** smtp-server of the registry, with mailparser. */
export async function receiveMails(folder: string): Promise<MailServer> {
  const script = join(folder, 'mail-server.js');
  writeFileSync(script, PROGRAM);
  const child = fork(script, { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  const mails: ReadMail[] = [];
  child.on('message', (mail) => mails.push(mail as ReadMail));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async until(count) {
      const end = Date.now() + PATIENCE_MS;
      while (mails.length < count && Date.now() < end) await pause(200);
    },
    close: () => child.disconnect(),
  };
}
