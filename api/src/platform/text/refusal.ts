import { formatCents } from '@aimante/shop/money';
import { typeset } from './typography.ts';

export type Locale = 'fr' | 'en';

/** Status and texts of a refusal. `{name}` in a text is replaced by that detail, `{nameCents}` by the amount. */
export interface ErrorText {
  status: number;
  fr: string;
  en: string;
  /** Used instead if the detail `available` is zero, to avoid "only 0 left". */
  none?: { fr: string; en: string };
}

/** An expected failure. Services return it as a value. It is thrown only to leave and roll back a transaction. */
export class Refusal extends Error {
  readonly code: string;
  readonly text: ErrorText;
  readonly details: Record<string, unknown> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: string, text: ErrorText, details?: Record<string, unknown> & { retryAfter?: number }) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.text = text;
    this.details = details;
    this.retryAfter = details?.retryAfter;
  }

  say(locale: Locale): string {
    const words = (this.details?.available === 0 && this.text.none) || this.text;
    return typeset(words[locale], locale).replace(/\{(\w+)\}/g, (_, name: string) =>
      inWords(name, this.details?.[name], locale),
    );
  }
}

function inWords(name: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number' && name.endsWith('Cents')) return formatCents(value, locale);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type Refusals<Table> = {
  [Code in keyof Table]: (details?: Record<string, unknown> & { retryAfter?: number }) => Refusal;
};

/** @example const catalogueErrors = defineErrors({ PRODUCT_NOT_FOUND: { status: 404, fr: '…', en: '…' } }); */
export function defineErrors<const Table extends Record<string, ErrorText>>(table: Table): Refusals<Table> {
  const entries = Object.entries(table).map(([code, text]) => [
    code,
    (details?: Record<string, unknown>) => new Refusal(code, text, details),
  ]);
  return Object.fromEntries(entries) as Refusals<Table>;
}
