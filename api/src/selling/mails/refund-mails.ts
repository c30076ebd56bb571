import { formatCents } from '@aimante/shop/money';
import { moneySentences, type OrderFacts } from '@aimante/shop/order-states';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import { look, number } from './order-button.ts';

/** The cancelled order as it was when the mail was queued. */
const cancelledOrder = (p: MailPayload): OrderFacts => ({
  status: 'annule',
  stage: 'a_verifier',
  paymentStatus: p.is('isPaid') ? 'paid' : 'pending',
  totalCents: p.number('totalCents'),
  refundedCents: p.number('refundedCents'),
  refundPendingCents: p.number('refundPendingCents'),
  refundFailedCents: p.number('refundFailedCents'),
});

export const refundMails: MailTemplates = {
  'order-cancelled': {
    fr: (p) => ({
      subject: `Commande ${number(p)} annulée`,
      paragraphs: [`Votre commande ${number(p)} est annulée.`, ...moneySentences(cancelledOrder(p), 'fr')],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Order ${number(p)} cancelled`,
      paragraphs: [`Your order ${number(p)} is cancelled.`, ...moneySentences(cancelledOrder(p), 'en')],
      ...look(p, 'en'),
    }),
  },
  'order-changed': {
    fr: (p) => ({
      subject: `Votre commande ${number(p)} a changé`,
      paragraphs: [
        `Nous avons retiré de la commande ${number(p)} : ${p.list('removed').join(', ')}.`,
        `Il reste : ${p.list('lines').join(', ')}.`,
        ...(p.number('refundCents') > 0
          ? [
              `Nous vous remboursons ${formatCents(p.number('refundCents'), 'fr')}. Le nouveau total est de ${formatCents(p.number('leftCents'), 'fr')}.`,
            ]
          : []),
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Your order ${number(p)} has changed`,
      paragraphs: [
        `We have removed from order ${number(p)}: ${p.list('removed').join(', ')}.`,
        `What remains: ${p.list('lines').join(', ')}.`,
        ...(p.number('refundCents') > 0
          ? [
              `We are refunding you ${formatCents(p.number('refundCents'), 'en')}. The new total is ${formatCents(p.number('leftCents'), 'en')}.`,
            ]
          : []),
      ],
      ...look(p, 'en'),
    }),
  },
  'refund-issued': {
    fr: (p) => ({
      subject: `Remboursement de ${formatCents(p.number('amountCents'), 'fr')}`,
      paragraphs: [
        `Nous vous avons remboursé ${formatCents(p.number('amountCents'), 'fr')} sur la commande ${number(p)}. Votre avoir ${p.text('creditNoteLabel')} est sur la page de la commande.`,
        ...(p.list('lines').length > 0 ? [`Ce remboursement concerne : ${p.list('lines').join(', ')}.`] : []),
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Refund of ${formatCents(p.number('amountCents'), 'en')}`,
      paragraphs: [
        `We have refunded you ${formatCents(p.number('amountCents'), 'en')} for order ${number(p)}. Your credit note ${p.text('creditNoteLabel')} is on the order page.`,
        ...(p.list('lines').length > 0 ? [`This refund covers: ${p.list('lines').join(', ')}.`] : []),
      ],
      ...look(p, 'en'),
    }),
  },
  'refund-returned': {
    fr: (p) => ({
      subject: `Votre banque a renvoyé le remboursement de la commande ${number(p)}`,
      paragraphs: [
        `Votre banque nous a renvoyé le remboursement de ${formatCents(p.number('amountCents'), 'fr')}. Nous vous devons toujours cette somme : nous refaisons le remboursement et vous écrivons dès qu’il est fait.`,
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Your bank returned the refund for order ${number(p)}`,
      paragraphs: [
        `Your bank returned the refund of ${formatCents(p.number('amountCents'), 'en')} to us. We still owe you this money: we will make the refund again and write to you once it is done.`,
      ],
      ...look(p, 'en'),
    }),
  },
  'refund-at-provider': {
    fr: (p) => ({
      subject: `Commande ${number(p)} : ${formatCents(p.number('amountCents'), 'fr')} remboursés hors de la boutique`,
      paragraphs: [
        `Un remboursement de ${formatCents(p.number('amountCents'), 'fr')} a été fait chez le prestataire de paiement, sur la commande ${number(p)}. La boutique l’a enregistré : le client reçoit un avoir et un e-mail.`,
        'Si vous n’êtes pas à l’origine de ce remboursement, vérifiez qui a accès à votre compte chez le prestataire.',
      ],
      action: { label: 'Voir la commande', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `Order ${number(p)}: ${formatCents(p.number('amountCents'), 'en')} refunded outside the shop`,
      paragraphs: [
        `A refund of ${formatCents(p.number('amountCents'), 'en')} was made at the payment provider, for order ${number(p)}. The shop has recorded it: the customer gets a credit note and an e-mail.`,
        'If you did not make this refund, check who has access to your account at the provider.',
      ],
      action: { label: 'View the order', link: p.text('link') },
    }),
  },
};
