export type PeriodKind = 'month' | 'quarter' | 'year' | 'own';

/** Days of the shop, both included, within one year. */
export interface Period {
  readonly kind: PeriodKind;
  /** As in the address: `2026-11`, `2026-Q4`, `2026` or `2026-11-01..2026-11-15`. */
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

const two = (value: number) => String(value).padStart(2, '0');
const lastDay = (year: number, month: number) =>
  `${year}-${two(month)}-${two(new Date(Date.UTC(year, month, 0)).getUTCDate())}`;

const monthsOf = (kind: PeriodKind, text: string, [year, first, last]: readonly [number, number, number]): Period => ({
  kind,
  text,
  from: `${year}-${two(first)}-01`,
  to: lastDay(year, last),
});

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The period of an address. Anything else is the month of `today`. */
export function readPeriod(text: string | null, today: string): Period {
  const [, year = '', month, quarter] = /^(\d{4})(?:-(?:(0[1-9]|1[0-2])|Q([1-4])))?$/.exec(text ?? '') ?? [];
  if (year && quarter)
    return monthsOf('quarter', text ?? '', [Number(year), Number(quarter) * 3 - 2, Number(quarter) * 3]);
  if (year && month) return monthsOf('month', text ?? '', [Number(year), Number(month), Number(month)]);
  if (year) return monthsOf('year', year, [Number(year), 1, 12]);
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  if (isOwn(from, to)) return { kind: 'own', text: text ?? '', from, to };
  return readPeriod(today.slice(0, 7), today);
}

/** Whether the books can be read for these days. */
export const isOwn = (from: string, to: string): boolean =>
  isDay(from) && isDay(to) && from <= to && from.slice(0, 4) === to.slice(0, 4);

/** The period of another kind that has the same last day. */
export function asKind({ from, to }: Period, kind: PeriodKind): string {
  const [year = '', month = ''] = to.split('-');
  switch (kind) {
    case 'month':
      return `${year}-${month}`;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'year':
      return year;
    case 'own':
      return `${from}..${to}`;
  }
}

/** The period before (-1) or after (1). Undefined for days of one's own. */
export function movedPeriod({ kind, from }: Period, by: -1 | 1): string | undefined {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  if (kind === 'year') return String(year + by);
  if (kind === 'own') return undefined;
  const months = year * 12 + month - 1 + by * (kind === 'quarter' ? 3 : 1);
  const moved = [Math.floor(months / 12), (months % 12) + 1] as const;
  return kind === 'month' ? `${moved[0]}-${two(moved[1])}` : `${moved[0]}-Q${Math.ceil(moved[1] / 3)}`;
}
