import type { MarketEvent } from '@aimante/api-contract/market';
import type { Locale } from '@aimante/contract';

type When = Pick<MarketEvent, 'startsAt' | 'endsAt'>;

const REGIONS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };
const PARIS = { timeZone: 'Europe/Paris' } as const;

export interface MarketTime {
  readonly date: string;
  readonly hours: string;
  /** For the calendar leaf. */
  readonly day: string;
  readonly month: string;
}

/** Day and hours of a market, in its local time. */
export function marketTime({ startsAt, endsAt }: When, locale: Locale): MarketTime {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(REGIONS[locale], { ...PARIS, ...options });
  const hour = (at: Date) =>
    locale === 'fr'
      ? format({ hour: '2-digit', minute: '2-digit' }).format(at)
      : format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).format(at).replace(':00', '');
  return {
    date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(start),
    hours: `${hour(start)} – ${hour(end)}`,
    day: format({ day: 'numeric' }).format(start),
    month: format({ month: 'short' }).format(start),
  };
}

/** Map link of a market: by its coordinates, or else by its address. */
export function mapAddress({
  latitude,
  longitude,
  place,
  address,
}: Pick<MarketEvent, 'latitude' | 'longitude' | 'place' | 'address'>): string {
  if (latitude === null || longitude === null) {
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place}, ${address}`)}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
