import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { look, number } from './order-button.ts';

const reasons: Record<string, Record<Locale, string>> = {
  insulting: { fr: 'il contient des propos blessants', en: 'it contains hurtful language' },
  personal_data: {
    fr: 'il contient des données personnelles (nom complet, adresse, téléphone)',
    en: 'it contains personal data (full name, address, phone number)',
  },
  off_topic: { fr: 'il ne parle pas du produit reçu', en: 'it is not about the product you received' },
  illegal: { fr: 'la loi n’en permet pas la publication', en: 'the law does not allow us to publish it' },
  photo: { fr: 'une de ses photos ne peut pas être montrée', en: 'one of its photos cannot be shown' },
};
const reason = (p: MailPayload, locale: Locale) => reasons[p.text('refusal')]?.[locale] ?? '';

export const reviewMails: MailTemplates = {
  'review-request': {
    fr: (p) => ({
      subject: p.hasPhotos ? 'Vos magnets sont-ils bien accrochés ?' : 'Votre commande vous plaît-elle ?',
      paragraphs: [
        `Votre commande ${number(p)} est arrivée il y a une semaine. Dites-nous ce que vous en pensez, en bien ou en moins bien : deux phrases et une photo aident beaucoup ceux qui hésitent.`,
        'Nous publions tous les avis, quelle que soit la note, après les avoir relus. Nous ne vous le demanderons qu’une fois.',
      ],
      action: { label: 'Donner mon avis', link: p.text('reviewLink') },
    }),
    en: (p) => ({
      subject: p.hasPhotos ? 'How do your magnets look?' : 'How do you like your order?',
      paragraphs: [
        `Your order ${number(p)} arrived a week ago. Tell us what you think, good or bad: two sentences and a photo are a big help to other shoppers.`,
        'We publish every review, whatever its rating, once we have read it. We will only ask this once.',
      ],
      action: { label: 'Write a review', link: p.text('reviewLink') },
    }),
  },
  'review-refused': {
    fr: (p) => ({
      subject: `Votre avis sur « ${p.text('product')} »`,
      paragraphs: [
        `Merci pour votre avis. Nous ne pouvons pas le publier tel quel : ${reason(p, 'fr')}.`,
        'La note n’y est pour rien. Répondez à cet e-mail si vous n’êtes pas d’accord, ou pour nous envoyer une nouvelle version.',
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Your review of “${p.text('product')}”`,
      paragraphs: [
        `Thank you for your review. We cannot publish it as it is: ${reason(p, 'en')}.`,
        'The rating has nothing to do with it. Reply to this e-mail if you disagree, or to send us a new version.',
      ],
      ...look(p, 'en'),
    }),
  },
};
