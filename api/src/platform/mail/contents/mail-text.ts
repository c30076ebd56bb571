import type { InBothLanguages } from '../../text/both-languages.ts';

export interface MailText {
  subject: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** Below the button. */
  afterwards?: string[];
}

export interface RecapRow {
  label: string;
  detail?: string;
  amount: string;
  isTotal?: boolean;
}

/** Summary of an order: items, price and delivery. */
export interface Recap {
  lines: RecapRow[];
  sums: RecapRow[];
  delivery: { title: string; lines: string[] };
}

/** What a mail shows of its order. */
export interface Ordered {
  firstName: string;
  hasPhotos: boolean;
  /** Magnets that still need a photo from the customer. */
  missingPhotos: number;
  recap?: Recap;
  /** The customer's own magnets, as JPEG. */
  magnets?: Buffer;
  attachments?: readonly MailFile[];
}

/** A PDF beside the mail. */
export interface MailFile {
  readonly filename: string;
  readonly content: Buffer;
}

export interface FullMail extends MailText {
  greeting: string | undefined;
  recap: Recap | undefined;
  hasMagnets: boolean;
  shopName: string;
  footer: string;
}

export class MailPayload {
  readonly #values: Record<string, unknown>;
  constructor(values: Record<string, unknown>) {
    this.#values = values;
  }
  text(name: string): string {
    const value = this.#values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
  number(name: string): number {
    return Number(this.#values[name] ?? 0);
  }
  is(name: string): boolean {
    return this.#values[name] === true;
  }
  has(name: string): boolean {
    return this.text(name) !== '';
  }
  /** Whether the order is made of photos. If not, sentences about photos are left out. */
  get hasPhotos(): boolean {
    return this.#values.hasPhotos !== false;
  }
  /** Magnets that still need a photo from the customer, at the moment of the mail. */
  get missingPhotos(): number {
    return this.number('missingPhotos');
  }
  list(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

export type MailTemplate = InBothLanguages<(payload: MailPayload) => MailText>;
export type MailTemplates = Record<string, MailTemplate>;
