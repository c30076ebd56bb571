import { formatDate } from './format-date.ts';

const MONTH = /\u00a0\p{L}+\.?$/u;

export interface DeliveryDays {
  readonly from: string;
  readonly to: string;
}

type Locale = 'fr' | 'en';

/** The promise of delivery, the same words on every page: `Chez vous entre le jeu. 3 et le lun. 7 déc.`. */
export function deliveryPromise({ from, to }: DeliveryDays, locale: 'fr' | 'en'): string {
  return promiseAt(locale === 'fr' ? 'Chez vous' : 'At your door', { from, to }, locale);
}

/** The same for a parcel that goes to a pick-up point. */
export function pickUpPromise(days: DeliveryDays, locale: 'fr' | 'en'): string {
  return promiseAt(locale === 'fr' ? 'Au point relais' : 'At the pick-up point', days, locale);
}

function promiseAt(where: string, { from, to }: DeliveryDays, locale: Locale): string {
  const last = dayText(to, locale);
  if (from === to) return locale === 'fr' ? `${where} le ${last}` : `${where} on ${last}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? dayText(from, locale).replace(MONTH, '') : dayText(from, locale);
  return locale === 'fr' ? `${where} entre le ${first} et le ${last}` : `${where} between ${first} and ${last}`;
}

const dayText = (day: string, locale: Locale) => formatDate(day, locale, 'dayOfWeekAndMonth');
