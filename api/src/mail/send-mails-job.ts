import type { Job } from '../jobs/job.ts';
import { createMailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';

export const sendMails: Job = {
  name: 'send-mails',
  schedule: '* * * * *',
  wakesOn: 'outbox',
  async run({ db, config, now }) {
    const transport = createMailTransport(config);
    try {
      await sendDueMails(db, { transport, now });
    } finally {
      transport.close();
    }
  },
};
