import type { Job } from '../../jobs/job.ts';
import type { MailContents } from '../contents/mail-contents.ts';
import { createMailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';

export const sendMails = (mailContents: MailContents): Job => ({
  name: 'send-mails',
  schedule: '* * * * *',
  wakesOn: 'outbox',
  everySeconds: 10,
  async run(services) {
    const transport = createMailTransport(services.config);
    try {
      await sendDueMails({ ...services, mailContents }, transport);
    } finally {
      transport.close();
    }
  },
});
