import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * Checks an archive of the till: `npm run toolchain -- node api/cli/check-till-archive.ts FILE [PUBLIC-KEY]`. It uses
 * nothing but Node, neither the database nor the code that wrote the archive. With the public key of the shop, it also
 * checks the author.
 */

interface Head {
  readonly format?: string;
  readonly publicKey?: string;
  readonly legalName?: string;
  readonly siret?: string;
}
interface Entry {
  readonly position: number;
  readonly kind: string;
  readonly at: string;
  readonly amountCents: number;
  readonly data: Data;
  readonly previousHash: string;
  readonly hash: string;
  readonly signature: string | null;
}
interface Vat {
  readonly rate: number;
  readonly grossCents: number;
  readonly vatCents: number;
}
interface Data {
  readonly bookedAt?: string;
  readonly publicKey?: string;
  readonly period?: string;
  readonly number?: number;
  readonly sales?: number;
  readonly perpetualCents?: number;
  readonly vat?: readonly Vat[];
  readonly record?: DeviceRecord;
  readonly oddities?: readonly string[];
}
interface DeviceRecord {
  readonly deviceId: string;
  readonly number: number;
  readonly hash: string;
  readonly previousHash: string;
  readonly totalCents?: number;
  readonly payments?: readonly { readonly way: string; readonly cents: number }[];
  readonly vat?: readonly Vat[];
}

const [file, expectedKey] = process.argv.slice(2);
if (!file) {
  console.error('Usage: check-till-archive.ts FILE [PUBLIC-KEY]');
  process.exit(2);
}

const faults: string[] = [];
const fault = (text: string) => faults.push(text);
const sold = new Set(['sale', 'correction', 'refund']);
const digest = createHash('sha256');
const keys = new Set<string>();
const devices = new Map<string, { number: number; hash: string }>();
/** Closed periods with their totals. */
const closed: { period: string; cents: number }[] = [];
const bookings: { day: string; kind: string; cents: number; vat: readonly Vat[] }[] = [];
let previous = '0'.repeat(64);
let count = 0;
let closings = 0;
let head: Head | undefined;
let end: { entries?: number; sha256?: string; signature?: string } | undefined;

let line = '';
for await (const next of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line !== '') readLine(line);
  line = next;
}
end = parse(line) as typeof end;
checkEnd();

if (faults.length > 0) {
  for (const each of faults.slice(0, 50)) console.error(each);
  console.error(`${faults.length} faults in ${count} entries`);
  process.exit(1);
}
const total = bookings.reduce((sum, { cents }) => sum + cents, 0);
console.log(`${head?.legalName ?? ''} (SIRET ${head?.siret ?? ''}), key ${head?.publicKey ?? ''}`);
console.log(`${count} entries, ${closings} closings, ${devices.size} tablets, total ${total} cents: whole and signed`);

function readLine(text: string): void {
  digest.update(`${text}\n`);
  const value = parse(text);
  if (head) checkEntry(value as Entry);
  else {
    const first = value as Head;
    head = first;
    if (first.format !== 'aimante-till-archive') fault('The first line is no head of an archive.');
    if (expectedKey && first.publicKey !== expectedKey) fault('The archive names another public key.');
  }
}

function checkEntry(entry: Entry): void {
  count += 1;
  const { hash, signature, ...rest } = entry;
  const name = `Entry ${entry.position}`;
  if (entry.position !== count) fault(`${name}: expected ${count}`);
  if (entry.previousHash !== previous) fault(`${name}: does not follow the entry before it`);
  if (sha256(canonical(rest)) !== hash) fault(`${name}: its content was changed`);
  previous = hash;
  if (entry.kind === 'key' && entry.data.publicKey) keys.add(entry.data.publicKey);
  // Entries of versions without a signature come before the first key.
  if (signature ? ![...keys].some((key) => isSigned(hash, signature, key)) : keys.size > 0)
    fault(`${name}: its signature is wrong`);
  if (entry.data.record) checkRecord(name, entry, entry.data.record);
  if (sold.has(entry.kind)) {
    const sign = entry.kind === 'sale' ? 1 : -1;
    const vat = (entry.data.record?.vat ?? []).map((part) => ({
      rate: part.rate,
      grossCents: sign * part.grossCents,
      vatCents: sign * part.vatCents,
    }));
    const day = parisDay(entry.data.bookedAt ?? entry.at);
    bookings.push({ day, kind: entry.kind, cents: entry.amountCents, vat });
  }
  if (entry.data.period !== undefined) checkClosing(name, entry, entry.data.period);
}

/** What is odd about a record was written beside it when it came. What was not is a fault. */
function checkRecord(name: string, entry: Entry, record: DeviceRecord): void {
  const odd = new Set(entry.data.oddities);
  const { hash, ...rest } = record;
  const last = devices.get(record.deviceId) ?? { number: 0, hash: '0'.repeat(64) };
  if (sha256(canonical(rest)) !== hash && !odd.has('hash-wrong'))
    fault(`${name}: the record of the tablet was changed`);
  const continues = record.number === last.number + 1 && record.previousHash === last.hash;
  if (!continues && !odd.has('gap') && !odd.has('fork')) fault(`${name}: the chain of the tablet has a break`);
  if (record.number > last.number) devices.set(record.deviceId, { number: record.number, hash });
  if (!sold.has(entry.kind)) return;
  const sign = entry.kind === 'sale' ? 1 : -1;
  if (entry.amountCents !== sign * (record.totalCents ?? 0)) fault(`${name}: its amount is not that of the record`);
  const paid = (record.payments ?? []).reduce((sum, { cents }) => sum + cents, 0);
  if (paid !== record.totalCents && !odd.has('sum-wrong')) fault(`${name}: its payments are not its total`);
}

/** The totals of a closing are those of the entries before it, and no later entry counts in its period. */
function checkClosing(name: string, entry: Entry, period: string): void {
  closings += 1;
  const within = bookings.filter(({ day }) => day.startsWith(period));
  const sum = (all: readonly { cents: number }[]) => all.reduce((result, { cents }) => result + cents, 0);
  if (sum(within) !== entry.amountCents) fault(`${name}: the total of ${period} is ${sum(within)}`);
  const until = bookings.filter(({ day }) => day.slice(0, period.length) <= period);
  if (entry.data.perpetualCents !== undefined && sum(until) !== entry.data.perpetualCents)
    fault(`${name}: the perpetual total is ${sum(until)}`);
  for (const { rate, grossCents, vatCents } of entry.data.vat ?? []) {
    const parts = within.flatMap(({ vat }) => vat).filter((part) => part.rate === rate);
    const gross = parts.reduce((result, part) => result + part.grossCents, 0);
    const vat = parts.reduce((result, part) => result + part.vatCents, 0);
    if (gross !== grossCents || vat !== vatCents) fault(`${name}: the VAT of ${rate} % is ${vat} of ${gross}`);
  }
  closed.push({ period, cents: entry.amountCents });
}

function checkEnd(): void {
  for (const { period, cents } of closed) {
    const now = bookings.filter(({ day }) => day.startsWith(period)).reduce((sum, each) => sum + each.cents, 0);
    if (now !== cents) fault(`${period}: something counts in it after it was closed`);
  }
  const sum = digest.digest('hex');
  if (end?.entries !== count) fault(`The end names ${end?.entries} entries, the archive has ${count}.`);
  if (end?.sha256 !== sum) fault('The archive was changed.');
  if (!isSigned(sum, end?.signature ?? '', head?.publicKey ?? '')) fault('The signature of the archive is wrong.');
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    fault(`Line ${count + 2} is no JSON.`);
    return {};
  }
}

function parisDay(time: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(new Date(time));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}
