import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import { formatNumber } from '@aimante/shop/numbers';
import type { MailTemplates } from '../../platform/mail/contents/mail-text.ts';

export const shopMails: MailTemplates = {
  'contact-received': {
    fr: (p) => ({
      subject: `Message bien reçu (${p.text('ticket')})`,
      paragraphs: [
        `Bonjour ${p.text('name')},`,
        `Merci pour votre message. Nous vous répondons sous un jour ouvré. Si vous nous réécrivez, rappelez le numéro ${p.text('ticket')}.`,
        `« ${p.text('message')} »`,
      ],
    }),
    en: (p) => ({
      subject: `We have received your message (${p.text('ticket')})`,
      paragraphs: [
        `Hello ${p.text('name')},`,
        `Thank you for your message. We will reply within one working day. If you write again, please quote ${p.text('ticket')}.`,
        `“${p.text('message')}”`,
      ],
    }),
  },
  'note-mention': {
    fr: (p) => ({
      subject: `${p.text('author') || 'L’équipe'} vous mentionne sur la commande ${p.text('orderNumber')}`,
      paragraphs: [p.text('text')],
      action: { label: 'Ouvrir la commande', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `${p.text('author') || 'The team'} mentioned you on order ${p.text('orderNumber')}`,
      paragraphs: [p.text('text')],
      action: { label: 'Open the order', link: p.text('link') },
    }),
  },
  'contact-reply': {
    fr: (p) => ({
      subject: `Notre réponse (${p.text('ticket')})`,
      paragraphs: [`Bonjour ${p.text('name')},`, p.text('body')],
    }),
    en: (p) => ({
      subject: `Our reply (${p.text('ticket')})`,
      paragraphs: [`Hello ${p.text('name')},`, p.text('body')],
    }),
  },
  'newsletter-confirm': {
    fr: (p) => ({
      subject: `Confirmez votre inscription à la newsletter ${p.text('shop')}`,
      paragraphs: [
        'Bonjour,',
        'Encore un clic, et vous recevrez les dates des marchés et une idée de magnet par mois.',
      ],
      action: { label: 'Confirmer mon inscription', link: p.text('link') },
      afterwards: [
        'Ce lien est valable sept jours. Vous n’avez rien demandé ? Ignorez ce message : vous ne recevrez rien d’autre.',
      ],
    }),
    en: (p) => ({
      subject: `Confirm your subscription to the ${p.text('shop')} newsletter`,
      paragraphs: ['Hello,', 'One more click and you will get market dates and one magnet idea a month.'],
      action: { label: 'Confirm my subscription', link: p.text('link') },
      afterwards: [
        'This link is valid for seven days. You did not ask for this? Ignore this e-mail: you will get nothing else.',
      ],
    }),
  },
  'market-receipt': {
    fr: (p) => ({
      subject: `Votre ticket ${p.text('shop')} nº ${p.text('number')}`,
      paragraphs: [
        'Merci de votre visite sur notre stand !',
        ...p.list('lines'),
        `Total : ${formatCents(p.number('totalCents'), 'fr')}, payé le ${formatDate(p.text('at'), 'fr', 'moment')}`,
      ],
    }),
    en: (p) => ({
      subject: `Your ${p.text('shop')} receipt no. ${p.text('number')}`,
      paragraphs: [
        'Thank you for visiting our stall!',
        ...p.list('lines'),
        `Total: ${formatCents(p.number('totalCents'), 'en')}, paid on ${formatDate(p.text('at'), 'en', 'moment')}`,
      ],
    }),
  },
  'points-expiring': {
    fr: (p) => ({
      subject: `${formatNumber(p.number('points'), 'fr')} points expirent bientôt`,
      paragraphs: [
        `Bonjour ${p.text('firstName')},`,
        `${formatNumber(p.number('points'), 'fr')} points fidélité expirent le ${formatDate(p.text('at'), 'fr')}. Échangez-les contre un bon d’achat avant cette date.`,
      ],
      action: { label: 'Voir mes points', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `${formatNumber(p.number('points'), 'en')} points expire soon`,
      paragraphs: [
        `Hello ${p.text('firstName')},`,
        `${formatNumber(p.number('points'), 'en')} loyalty points expire on ${formatDate(p.text('at'), 'en')}. Redeem them for a voucher before then.`,
      ],
      action: { label: 'See my points', link: p.text('link') },
    }),
  },
};
