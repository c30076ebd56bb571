/** An instant as a field of the browser shows it: here, without seconds. */
export function toLocalMoment(iso: string | null): string {
  if (!iso) return '';
  const moment = new Date(iso);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What was typed there, as an instant. */
export const fromLocalMoment = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
