import type { Settings } from '@aimante/api-contract/settings';
import type { Locale } from '../http/refusal.ts';
import { typeset } from '../text/typography.ts';
import { MailPayload, type MailTemplates, type MailText } from './mail-text.ts';
import { accountMails } from './templates/account-mails.ts';
import { orderMails } from './templates/order-mails.ts';
import { shopMails } from './templates/shop-mails.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export const mailTemplates: MailTemplates = { ...accountMails, ...shopMails, ...orderMails };

const reasons = {
  fr: 'Vous recevez ce message parce qu’il concerne votre compte, votre commande ou votre demande.',
  en: 'You get this message because it is about your account, your order or your request.',
};

export interface Mail {
  kind: string;
  locale: Locale;
  payload: Record<string, unknown>;
}

export function renderMail(
  { kind, locale, payload }: Mail,
  shop: Pick<Settings['shop'], 'name' | 'address'>,
): RenderedMail {
  const template = mailTemplates[kind];
  if (!template) throw new Error(`No mail template named "${kind}"`);
  const mail = template[locale](new MailPayload(payload));
  // Nothing that somebody typed may end the subject and begin another header.
  const subject = typeset(mail.subject, locale).replace(/[\r\n]+/g, ' ');
  const footer = `${shop.name}, ${shop.address}. ${reasons[locale]}`;
  const full = { ...mail, subject, footer };
  return { subject, text: toText(full, locale), html: toHtml(full, locale) };
}

interface FullMail extends MailText {
  footer: string;
}

function toText({ paragraphs, action, afterwards = [], footer }: FullMail, locale: Locale): string {
  const button = action ? [`${typeset(`${action.label} :`, locale)} ${action.link}`] : [];
  const said = (text: string) => typeset(text, locale);
  return [...paragraphs.map(said), ...button, ...afterwards.map(said), '--', footer].join('\n\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function toHtml({ subject, paragraphs, action, afterwards = [], footer }: FullMail, locale: Locale): string {
  const said = (text: string) => escapeHtml(typeset(text, locale)).replace(/\n/g, '<br>');
  const words = (style: string) => (text: string) => `<p style="margin:0 0 16px;${style}">${said(text)}</p>`;
  const isSafe = action !== undefined && /^https?:\/\//.test(action.link);
  const button = isSafe
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#0066cc;color:#ffffff;text-decoration:none;font-weight:600">${said(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;color:#2b2622;font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-size:22px;font-weight:700">Aimanté</p>
${paragraphs.map(words('')).join('\n')}
${button}
${afterwards.map(words('color:#6b625b;font-size:14px')).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;color:#6b625b;font-size:12px">${escapeHtml(footer)}</p>
</body>
</html>
`;
}
