export { askForTicket } from './ask-for-ticket.ts';
export { buildRecord, type ChainHead, type RecordDraft, withOffset } from './build-record.ts';
export { type SendOutcome, sendWaiting } from './send-waiting.ts';
export { tillChanges } from './till-changes.ts';
export {
  CURRENT_BASKET,
  hasTill,
  type OpenSession,
  openTill,
  type Seller,
  type StoredRecord,
  type TillDatabase,
  type TillIdentity,
  type TillTrouble,
  type WrongPins,
} from './till-database.ts';
export { writeRecord } from './write-record.ts';
