import type { Job } from './jobs/job.ts';
import { purge } from './jobs/purge.ts';
import { sendMails } from './mail/send-mails-job.ts';
import { expirePoints } from './modules/loyalty/expire-points.ts';

/** All work behind the scenes, one line each. */
export const jobs: readonly Job[] = [sendMails, expirePoints, purge];
