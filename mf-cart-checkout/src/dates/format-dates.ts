import type { Locale } from '@aimante/contract';

const LANGUAGES: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const ZONE = 'Europe/Paris';

/** A calendar day, such as `2026-11-27`, as "ven. 27 novembre". */
export function formatDay(day: string, locale: Locale, weekday: 'short' | 'long' = 'short'): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], {
    weekday,
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return held(format.format(new Date(`${day}T00:00:00Z`)));
}

/** A period in the shop's time zone, such as a market's "dimanche 6 décembre, 9 h – 13 h". */
export function formatHours(startsAt: string, endsAt: string, locale: Locale): string {
  return marketTime(startsAt, endsAt, locale).join(', ');
}

/** Day and hours of a market. */
export function marketTime(startsAt: string, endsAt: string, locale: Locale): [day: string, hours: string] {
  const day = new Intl.DateTimeFormat(LANGUAGES[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: ZONE,
  });
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return [held(day.format(from)), held(`${formatHour(from, locale)} – ${formatHour(to, locale)}`)];
}

/** "9 h" and "9 am", with minutes if they are not zero. */
function formatHour(at: Date, locale: Locale): string {
  const minute = at.getUTCMinutes() === 0 ? {} : ({ minute: '2-digit' } as const);
  // `hour12` would format noon as 0 pm in English.
  const format = { hour: 'numeric', ...minute, hourCycle: locale === 'en' ? 'h12' : 'h23', timeZone: ZONE } as const;
  return new Intl.DateTimeFormat(LANGUAGES[locale], format).format(at).replace(/^0/, '');
}

export function formatMoment(at: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
  return held(format.format(new Date(at)));
}

/** Non-breaking spaces between a number and the words beside it. */
const held = (text: string) => text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}\.?) (?=\d)/gu, '\u00a0');
