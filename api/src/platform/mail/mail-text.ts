import type { InBothLanguages } from '../text/both-languages.ts';

/** A mail in words. How it looks is the layout's business. */
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

/** An order in words: what, for how much, and where it goes. */
export interface Recap {
  lines: RecapRow[];
  sums: RecapRow[];
  delivery: { title: string; lines: string[] };
}

/** What a mail about an order shows of it. */
export interface Ordered {
  firstName: string;
  /** False: nothing in it is made of photos. */
  hasPhotos: boolean;
  recap?: Recap;
  /** The customer's own magnets, as JPEG. */
  magnets?: Buffer;
}

/** With what every mail has, and what an order adds to it. */
export interface FullMail extends MailText {
  greeting: string | undefined;
  recap: Recap | undefined;
  hasMagnets: boolean;
  shopName: string;
  footer: string;
}

/** What was queued, as it came out of the database. */
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
  has(name: string): boolean {
    return this.text(name) !== '';
  }
  /** Whether the order is made of photos: what is said of photos is left out otherwise. */
  get hasPhotos(): boolean {
    return this.#values.hasPhotos !== false;
  }
  list(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
}

export type MailTemplate = InBothLanguages<(payload: MailPayload) => MailText>;
export type MailTemplates = Record<string, MailTemplate>;
