import type { MailPayload, MailText } from '../../platform/mail/contents/mail-text.ts';
import type { Locale } from '../../platform/text/refusal.ts';

export const follow = (p: MailPayload, locale: Locale): Pick<MailText, 'action'> => ({
  action: { label: locale === 'fr' ? 'Suivre ma commande' : 'Track my order', link: p.text('link') },
});
/** For an order that needs no further action. */
export const look = (p: MailPayload, locale: Locale): Pick<MailText, 'action'> => ({
  action: { label: locale === 'fr' ? 'Voir ma commande' : 'View my order', link: p.text('link') },
});
export const number = (p: MailPayload) => p.text('orderNumber');
