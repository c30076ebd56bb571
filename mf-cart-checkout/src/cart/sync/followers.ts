export { followReminder } from '../../reminder/drop-reminder.ts';
export { followAccount } from './follow-account.ts';
