import { createHash, randomUUID } from 'node:crypto';
import type { Client } from '@aimante/api-contract';
import type { TillAnswer, TillLine, TillRecord } from '@aimante/api-contract/market';
import { registerTillDevice, sendTillRecords } from '@aimante/api-contract/market';
import { GENESIS_HASH, hashedText, vatTotals } from '@aimante/shop/till';
import type { Services } from '../../src/platform/services/services.ts';

type Kind = TillRecord['kind'];
type Fields<K extends Kind> = Omit<
  Extract<TillRecord, { kind: K }>,
  | 'v'
  | 'id'
  | 'deviceId'
  | 'number'
  | 'at'
  | 'seller'
  | 'eventId'
  | 'sessionId'
  | 'marks'
  | 'previousHash'
  | 'hash'
  | 'kind'
>;
export type SaleRecord = Extract<TillRecord, { kind: 'sale' }>;

export const lineOf = (line: Partial<TillLine> & Pick<TillLine, 'ownerId' | 'unitCents'>): TillLine => {
  const { quantity = 1, discountCents = 0 } = line;
  const totalCents = quantity * line.unitCents - discountCents;
  return { owner: 'product', label: 'Carré', vatRate: 20, ...line, quantity, discountCents, totalCents };
};

/** The running server: of a test, or of a proof. */
export interface TillServer {
  url: string;
  services: Services;
  visitor: Client;
  as(actor: 'admin'): Promise<Client>;
}

/** A tablet at a market: it writes records in its chain and sends those that the server has not acknowledged. */
export class TestDevice {
  readonly id = randomUUID();
  waiting: TillRecord[] = [];
  now: () => Date;
  #number = 0;
  #hash = GENESIS_HASH;
  #session = '';
  readonly #eventId: string;
  readonly #api: TillServer;
  secret = '';

  constructor(api: TillServer, { eventId, now }: { eventId: string; now: () => Date }) {
    this.#api = api;
    this.#eventId = eventId;
    this.now = now;
  }

  async register(): Promise<void> {
    const admin = await this.#api.as('admin');
    const { secret } = await admin(registerTillDevice, { body: { id: this.id, name: 'Caisse 1' } });
    this.secret = secret;
  }

  write<K extends Kind>(kind: K, fields: Fields<K>, marks: TillRecord['marks'] = []): Extract<TillRecord, { kind: K }> {
    const id = randomUUID();
    if (kind === 'open') this.#session = id;
    this.#number += 1;
    const record = {
      v: 1,
      id,
      deviceId: this.id,
      number: this.#number,
      at: this.now().toISOString(),
      seller: { id: null, name: 'Hugo' },
      eventId: this.#eventId,
      sessionId: this.#session,
      marks,
      kind,
      ...fields,
      previousHash: this.#hash,
    };
    this.#hash = createHash('sha256').update(hashedText(record)).digest('hex');
    // The compiler does not see that these fields and those of the kind make a record of that kind.
    const written = { ...record, hash: this.#hash } as unknown as Extract<TillRecord, { kind: K }>;
    this.waiting.push(written);
    return written;
  }

  open = (floatCents = 5000) => this.write('open', { floatCents, pieces: [] });

  sell(lines: TillLine[], payments?: SaleRecord['payments']): SaleRecord {
    const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
    return this.write('sale', {
      ticket: `T1-${this.#number + 1}`,
      lines,
      payments: payments ?? [{ way: 'cash', cents: totalCents }],
      vat: vatTotals(lines),
      totalCents,
      discount: null,
      cash: null,
    });
  }

  giveBack(kind: 'void' | 'refund', sale: SaleRecord, lines = sale.lines): TillRecord {
    const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
    const payments = kind === 'void' ? sale.payments : [{ way: 'cash' as const, cents: totalCents }];
    const ticket = `T1-${this.#number + 1}`;
    const vat = vatTotals(lines);
    return this.write(kind, { ticket, lines, payments, vat, totalCents, corrects: sale.id, reason: 'Erreur' });
  }

  /** Sends without acknowledging, as if the answer was lost on the way. */
  async post(records: readonly unknown[], receipt?: { email: string; locale: 'fr' | 'en' }): Promise<TillAnswer> {
    const headers = { authorization: `Till ${this.id}.${this.secret}` };
    const items = records.map((record) => (receipt ? { record, receipt } : { record }));
    return this.#api.visitor(sendTillRecords, { body: { sentAt: this.now().toISOString(), items } }, { headers });
  }

  async send(receipt?: { email: string; locale: 'fr' | 'en' }): Promise<TillAnswer['results']> {
    const sent = this.waiting.slice(0, 100);
    if (sent.length === 0) return [];
    const { results } = await this.post(sent, receipt);
    this.waiting = this.waiting.slice(sent.length);
    return results;
  }
}
