import { SHOP_ZONE } from '@aimante/shop/calendar';

const DAY = '2026-11-29'.length;

/** The Swedish format is `2026-11-29 09:00`. It does not pad a year that is still being typed. */
const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE, dateStyle: 'short', timeStyle: 'short' });
const onWall = (moment: number): string => wallClock.format(moment).padStart(16, '0').replace(' ', 'T');

/** An instant as the value of a browser's date-time field: in the shop's time zone, without seconds. */
export function toLocalMoment(iso: string | null): string {
  const moment = Date.parse(iso ?? '');
  return Number.isNaN(moment) ? (iso ?? '') : onWall(moment);
}

/** The instant of such a value. A date alone means midnight. A text that cannot be read stays a text. */
export function fromLocalMoment(typed: string): string | null {
  if (typed === '') return null;
  const wanted = Date.parse(`${typed.length === DAY ? `${typed}T00:00` : typed}Z`);
  if (Number.isNaN(wanted)) return typed;
  const aheadAt = (moment: number) => Date.parse(`${onWall(moment)}Z`) - moment;
  const near = wanted - aheadAt(wanted);
  // The clock may change between the two instants.
  return new Date(wanted - aheadAt(near)).toISOString();
}
