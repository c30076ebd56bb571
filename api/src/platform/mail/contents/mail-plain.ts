import type { Locale } from '../../text/refusal.ts';
import { typeset } from '../../text/typography.ts';
import type { FullMail, Recap, RecapRow } from './mail-text.ts';

export function toText(
  { greeting, paragraphs, action, afterwards = [], recap, footer }: FullMail,
  locale: Locale,
): string {
  const button = action ? [`${action.label}${colon[locale]} ${action.link}`] : [];
  const parts = [...(greeting ? [greeting] : []), ...paragraphs, ...button, ...afterwards];
  const toText = (text: string) => typeset(text, locale);
  return [...parts.map(toText), ...(recap ? recapText(recap, locale).map(toText) : []), '--', footer].join('\n\n');
}

const colon = { fr: ' :', en: ':' };

function recapText({ lines, sums, delivery }: Recap, locale: Locale): string[] {
  const row = ({ label, detail, amount }: RecapRow) =>
    `${label}${detail ? ` (${detail})` : ''}${colon[locale]} ${amount}`;
  return [lines.map(row).join('\n'), sums.map(row).join('\n'), [delivery.title, ...delivery.lines].join('\n')];
}
