import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import type { MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import { formatCount } from '../../platform/text/typography.ts';

export const shopMails: MailTemplates = {
  'contact-received': {
    fr: (p) => ({
      subject: `Message bien reçu (${p.text('ticket')})`,
      paragraphs: [
        `Bonjour ${p.text('name')},`,
        `Votre message porte le numéro ${p.text('ticket')}. Nous vous répondons sous un jour ouvré.`,
        `« ${p.text('message')} »`,
      ],
    }),
    en: (p) => ({
      subject: `We have your message (${p.text('ticket')})`,
      paragraphs: [
        `Hello ${p.text('name')},`,
        `Your message is number ${p.text('ticket')}. We will answer within one working day.`,
        `“${p.text('message')}”`,
      ],
    }),
  },
  'contact-reply': {
    fr: (p) => ({
      subject: `Notre réponse (${p.text('ticket')})`,
      paragraphs: [`Bonjour ${p.text('name')},`, p.text('body')],
    }),
    en: (p) => ({
      subject: `Our answer (${p.text('ticket')})`,
      paragraphs: [`Hello ${p.text('name')},`, p.text('body')],
    }),
  },
  'newsletter-confirm': {
    fr: (p) => ({
      subject: `Confirmez votre inscription à la newsletter de ${p.text('shop')}`,
      paragraphs: [
        'Bonjour,',
        'Encore un clic, et vous recevrez les dates des marchés et une idée de magnet par mois.',
      ],
      action: { label: 'Confirmer mon inscription', link: p.text('link') },
      afterwards: ['Ce lien reste valable sept jours. Sans ce clic, vous ne recevrez rien.'],
    }),
    en: (p) => ({
      subject: `Confirm your subscription to the ${p.text('shop')} newsletter`,
      paragraphs: ['Hello,', 'One more click and you will get market dates and one magnet idea a month.'],
      action: { label: 'Confirm my subscription', link: p.text('link') },
      afterwards: ['This link works for seven days. Without that click, you will receive nothing.'],
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
      subject: `${formatCount(p.number('points'), 'fr')} points expirent bientôt`,
      paragraphs: [
        `Bonjour ${p.text('firstName')},`,
        `${formatCount(p.number('points'), 'fr')} points de fidélité expirent le ${formatDate(p.text('at'), 'fr')}. Échangez-les contre un bon d’achat avant cette date.`,
      ],
      action: { label: 'Voir mes points', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `${formatCount(p.number('points'), 'en')} points expire soon`,
      paragraphs: [
        `Hello ${p.text('firstName')},`,
        `${formatCount(p.number('points'), 'en')} loyalty points expire on ${formatDate(p.text('at'), 'en')}. Redeem them for a voucher before then.`,
      ],
      action: { label: 'See my points', link: p.text('link') },
    }),
  },
};
