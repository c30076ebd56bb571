import type { Locale } from '../../text/refusal.ts';
import { typeset } from '../../text/typography.ts';
import type { FullMail, Recap, RecapRow } from './mail-text.ts';

export const MAGNETS_CID = 'magnets';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Keeps the numbers of orders and documents, and sizes, on one line. */
const keepNumbers = (html: string) =>
  html.replace(/PM-\d\d-\d+|[AF]\d{4}-\d{6,}|\d+ × \d+ cm/g, '<span style="white-space:nowrap">$&</span>');

/** Mail programs with a dark mode use it; the others use the inline styles. */
const STYLES = `:root{color-scheme:light dark}
@media (max-width:480px){.page{padding:12px!important}.sheet{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){.page{background:#1c1917!important}.sheet{background:#292421!important}
.ink{color:#f4efe7!important}.soft{color:#bdb3a8!important}.rule{border-color:#453d37!important}}`;
const INK = 'color:#1c1917';
const SOFT = 'color:#6b625b';
const RULE = 'border-top:1px solid #e5ddd1';
const SERIF = 'font-family:Fraunces,Georgia,serif';

export function toHtml(mail: FullMail, locale: Locale): string {
  const asHtml = (text: string) => keepNumbers(escapeHtml(typeset(text, locale))).replace(/\n/g, '<br>');
  const { subject, greeting, paragraphs, action, afterwards = [], recap, hasMagnets, shopName, footer } = mail;
  const words = (style: string, name: string) => (text: string) =>
    `<p class="${name}" style="margin:0 0 16px;${style}">${asHtml(text)}</p>`;
  const isSafe = action !== undefined && /^https?:\/\//.test(action.link);
  const button = isSafe
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0066cc;color:#ffffff;text-decoration:none;font-weight:600">${asHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;padding:24px;background:#faf7f2;${INK};font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${asHtml(paragraphs[0] ?? '')}</div>
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p class="ink" style="margin:0 0 24px;${INK};font-size:20px;font-weight:600;${SERIF}">${escapeHtml(shopName)}</p>
${hasMagnets ? `<img src="cid:${MAGNETS_CID}" width="560" alt="${magnetsAlt[locale]}" style="display:block;width:100%;height:auto;margin:0 0 24px;border-radius:8px">` : ''}
<h1 class="ink" style="margin:0 0 20px;${INK};font-size:26px;line-height:1.2;font-weight:500;${SERIF}">${keepNumbers(escapeHtml(subject))}</h1>
${[...(greeting ? [greeting] : []), ...paragraphs].map(words(INK, 'ink')).join('\n')}
${button}
${afterwards.map(words(`${SOFT};font-size:14px`, 'soft')).join('\n')}
${recap ? recapHtml(recap, asHtml) : ''}
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;${SOFT};font-size:12px">${escapeHtml(footer)}</p>
</body>
</html>
`;
}

const magnetsAlt = { fr: 'Vos magnets, tels que nous les imprimons', en: 'Your magnets, as we print them' };

function recapHtml({ lines, sums, delivery }: Recap, asHtml: (text: string) => string): string {
  const row = ({ label, detail, amount, isTotal = false }: RecapRow) => {
    const weight = isTotal ? 'font-size:18px;font-weight:700' : '';
    const small = detail
      ? `<br><span class="soft" style="${SOFT};font-size:14px;font-weight:400">${asHtml(detail)}</span>`
      : '';
    return `<tr><td class="ink" style="padding:6px 16px 6px 0;${INK};${weight}">${asHtml(label)}${small}</td><td class="ink" align="right" valign="top" style="padding:6px 0;${INK};${weight};white-space:nowrap">${asHtml(amount)}</td></tr>`;
  };
  const table = (rows: RecapRow[]) =>
    `<table class="rule" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;padding-top:12px;${RULE}">${rows.map(row).join('')}</table>`;
  const place = [`<strong>${asHtml(delivery.title)}</strong>`, ...delivery.lines.map(asHtml)].join('<br>');
  return `${table(lines)}${table(sums)}<p class="ink rule" style="margin:0;padding-top:16px;${RULE};${INK}">${place}</p>`;
}
