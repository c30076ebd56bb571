import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import type { InBothLanguages } from '../../platform/text/both-languages.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { nextStep, photosToAdd } from './missing-photos.ts';
import { follow, look, number } from './order-button.ts';

const total = (p: MailPayload, locale: Locale) => formatCents(p.number('totalCents'), locale);

const account = {
  fr: (p: MailPayload) => [
    `Montant : ${total(p, 'fr')}`,
    `Bénéficiaire : ${p.text('holder')}`,
    `IBAN : ${p.text('iban')}`,
    `BIC : ${p.text('bic')}`,
    `Référence à indiquer : ${number(p)}`,
  ],
  en: (p: MailPayload) => [
    `Amount: ${total(p, 'en')}`,
    `Payee: ${p.text('holder')}`,
    `IBAN: ${p.text('iban')}`,
    `BIC: ${p.text('bic')}`,
    `Reference to quote: ${number(p)}`,
  ],
};

const failures: Record<string, InBothLanguages> = {
  declined: { fr: 'Votre banque a refusé le paiement.', en: 'Your bank declined the payment.' },
  insufficient_funds: {
    fr: 'Le solde de votre compte ne suffisait pas.',
    en: 'There was not enough money in your account.',
  },
  authentication_failed: {
    fr: 'La confirmation demandée par votre banque n’a pas eu lieu.',
    en: 'The confirmation your bank asked for was not completed.',
  },
  expired_card: { fr: 'Votre carte a expiré.', en: 'Your card has expired.' },
  timed_out: { fr: 'Le délai de paiement est dépassé.', en: 'The time to pay ran out.' },
};
const failed = {
  fr: 'Un problème technique a arrêté le paiement.',
  en: 'A technical problem stopped the payment.',
};
const whyNot = (p: MailPayload, locale: Locale) => (failures[p.text('failure')] ?? failed)[locale];

/** A mail queued by an older release has no such time. */
function holdPeriod(p: MailPayload, locale: Locale): string {
  if (!p.has('heldUntil')) return locale === 'fr' ? 'pendant 30 minutes' : 'for 30 minutes';
  return `${locale === 'fr' ? 'jusqu’au' : 'until'} ${formatDate(p.text('heldUntil'), locale, 'moment')}`;
}

/** Of the mails that confirm the order: `readOrdered` attaches the file. */
const termsAttached = {
  fr: 'Nos conditions générales de vente sont jointes à ce message, en PDF.',
  en: 'Our terms of sale are attached to this e-mail as a PDF.',
};

/** From the order to its payment. */
export const paymentMails: MailTemplates = {
  'order-link': {
    fr: (p) => ({
      subject: `Le lien de votre commande ${number(p)}`,
      paragraphs: [
        `Vous avez demandé à retrouver la commande ${number(p)}. Ce lien ouvre sa page, pour la suivre, changer l’adresse, prendre la facture ou annuler.`,
        'Ce lien est valable 90 jours, pour cette commande seulement. Vous n’avez rien demandé ? Ignorez ce message : personne d’autre ne l’a reçu.',
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `The link to your order ${number(p)}`,
      paragraphs: [
        `You asked to find order ${number(p)}. This link opens its page, where you can track it, change the address, get the invoice or cancel.`,
        'This link is valid for 90 days, for this order only. You did not ask for this? Ignore this e-mail: nobody else received it.',
      ],
      ...look(p, 'en'),
    }),
  },
  'order-received': {
    fr: (p) => ({
      subject: `Commande ${number(p)} reçue`,
      paragraphs: [
        `Merci ! Nous avons reçu votre commande ${number(p)} de ${total(p, 'fr')}. Vos articles sont réservés ${holdPeriod(p, 'fr')}, le temps de payer en ligne.`,
      ],
      ...follow(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Order ${number(p)} received`,
      paragraphs: [
        `Thank you! We have received your order ${number(p)} for ${total(p, 'en')}. Your items are reserved ${holdPeriod(p, 'en')} while you pay online.`,
      ],
      ...follow(p, 'en'),
    }),
  },
  'order-taken': {
    fr: (p) => ({
      subject:
        p.missingPhotos > 0
          ? `Votre commande ${number(p)} attend vos photos et votre paiement`
          : `Votre commande ${number(p)} : il ne reste qu’à payer`,
      paragraphs: [
        p.has('replaces')
          ? `Nous avons modifié votre commande ${p.text('replaces')}, comme convenu. La commande ${number(p)} de ${total(p, 'fr')} la remplace. Vérifiez-la, puis payez en ligne ou par virement.`
          : `Merci ! Nous avons préparé votre commande ${number(p)} de ${total(p, 'fr')}, comme convenu. Vérifiez-la, puis payez en ligne ou par virement.`,
        ...photosToAdd(p, 'fr'),
        `Vos articles sont réservés ${holdPeriod(p, 'fr')}. Une erreur ? Appelez-nous ou répondez à ce message avant de payer.`,
      ],
      action: {
        label: p.missingPhotos > 0 ? 'Ajouter mes photos et payer' : 'Voir et payer ma commande',
        link: p.text('link'),
      },
      afterwards: [termsAttached.fr],
    }),
    en: (p) => ({
      subject:
        p.missingPhotos > 0
          ? `Your order ${number(p)} is waiting for your photos and payment`
          : `Your order ${number(p)} is ready to pay`,
      paragraphs: [
        p.has('replaces')
          ? `We have changed your order ${p.text('replaces')}, as agreed. Order ${number(p)} for ${total(p, 'en')} replaces it. Check it, then pay online or by bank transfer.`
          : `Thank you! We have prepared your order ${number(p)} for ${total(p, 'en')}, as agreed. Check it, then pay online or by bank transfer.`,
        ...photosToAdd(p, 'en'),
        `Your items are reserved ${holdPeriod(p, 'en')}. Something wrong? Call us or reply to this e-mail before you pay.`,
      ],
      action: {
        label: p.missingPhotos > 0 ? 'Add my photos and pay' : 'View and pay for my order',
        link: p.text('link'),
      },
      afterwards: [termsAttached.en],
    }),
  },
  'payment-confirmed': {
    fr: (p) => ({
      subject: `Paiement confirmé pour la commande ${number(p)}`,
      paragraphs: [
        `Nous avons bien reçu votre paiement de ${total(p, 'fr')}. ${nextStep(p, 'fr')}`,
        `Votre facture ${p.text('invoiceLabel')} est sur la page de la commande.`,
      ],
      ...follow(p, 'fr'),
      afterwards: [termsAttached.fr],
    }),
    en: (p) => ({
      subject: `Payment confirmed for order ${number(p)}`,
      paragraphs: [
        `We have received your payment of ${total(p, 'en')}. ${nextStep(p, 'en')}`,
        `Your invoice ${p.text('invoiceLabel')} is on the order page.`,
      ],
      ...follow(p, 'en'),
      afterwards: [termsAttached.en],
    }),
  },
  'payment-failed': {
    fr: (p) => ({
      subject: `Le paiement de la commande ${number(p)} n’a pas abouti`,
      paragraphs: [
        `${whyNot(p, 'fr')} Vos articles restent réservés un moment : vous pouvez réessayer ou choisir un autre moyen de paiement.`,
      ],
      action: { label: 'Réessayer', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `The payment for order ${number(p)} did not go through`,
      paragraphs: [
        `${whyNot(p, 'en')} Your items stay reserved for a while: you can try again or choose another payment method.`,
      ],
      action: { label: 'Try again', link: p.text('link') },
    }),
  },
  'transfer-awaited': {
    fr: (p) => ({
      subject: `Votre virement pour la commande ${number(p)}`,
      paragraphs: [
        ...(p.has('replaces')
          ? [
              `Nous avons modifié votre commande ${p.text('replaces')}, comme convenu. La commande ${number(p)} la remplace.`,
            ]
          : []),
        `Merci de faire votre virement au plus tard le ${formatDate(p.text('dueOn'), 'fr')}. Nous commençons dès qu’il arrive.`,
        ...account.fr(p),
        ...photosToAdd(p, 'fr'),
      ],
      ...follow(p, 'fr'),
      afterwards: [termsAttached.fr],
    }),
    en: (p) => ({
      subject: `Your bank transfer for order ${number(p)}`,
      paragraphs: [
        ...(p.has('replaces')
          ? [`We have changed your order ${p.text('replaces')}, as agreed. Order ${number(p)} replaces it.`]
          : []),
        `Please make your bank transfer by ${formatDate(p.text('dueOn'), 'en')}. We start as soon as it arrives.`,
        ...account.en(p),
        ...photosToAdd(p, 'en'),
      ],
      ...follow(p, 'en'),
      afterwards: [termsAttached.en],
    }),
  },
  'transfer-reminder': {
    fr: (p) => ({
      subject: `Rappel : virement attendu pour la commande ${number(p)}`,
      paragraphs: [
        `Nous n’avons pas encore reçu votre virement. Sans virement, la commande sera annulée le ${formatDate(p.text('dueOn'), 'fr')}.`,
        ...account.fr(p),
      ],
      ...follow(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Reminder: we are waiting for your bank transfer for order ${number(p)}`,
      paragraphs: [
        `We have not received your bank transfer yet. Without it, the order will be cancelled on ${formatDate(p.text('dueOn'), 'en')}.`,
        ...account.en(p),
      ],
      ...follow(p, 'en'),
    }),
  },
};
