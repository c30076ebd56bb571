import { formatDate } from './format-date.ts';

const MONTH = /\u00a0\p{L}+\.?$/u;

export interface DeliveryDays {
  readonly from: string;
  readonly to: string;
}

/** The promise of delivery, the same words on every page: `Chez vous entre le jeu. 3 et le lun. 7 déc.`. */
export function deliveryPromise({ from, to }: DeliveryDays, locale: 'fr' | 'en'): string {
  const last = dayText(to, locale);
  if (from === to) return locale === 'fr' ? `Chez vous le ${last}` : `At your door on ${last}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? dayText(from, locale).replace(MONTH, '') : dayText(from, locale);
  return locale === 'fr' ? `Chez vous entre le ${first} et le ${last}` : `At your door between ${first} and ${last}`;
}

const dayText = (day: string, locale: 'fr' | 'en') => formatDate(day, locale, 'dayOfWeekAndMonth');
