import { formatDate } from '@aimante/shop/calendar';
import { formatCents } from '@aimante/shop/money';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import { photosToAdd } from './missing-photos.ts';
import { look, number } from './order-button.ts';

const until = (p: MailPayload, locale: 'fr' | 'en') => formatDate(p.text('heldUntil'), locale, 'moment');

/** Of orders that the team takes for a customer, besides `order-taken`. */
export const supplementMails: MailTemplates = {
  'link-reminder': {
    fr: (p) => ({
      subject: `Votre commande ${number(p)} vous attend encore un jour`,
      paragraphs: [
        `Il reste ${formatCents(p.number('totalCents'), 'fr')} à payer pour la commande ${number(p)}. Vos articles sont réservés jusqu’au ${until(p, 'fr')} ; ensuite, la commande est annulée.`,
        'Vous avez changé d’avis ? Vous n’avez rien à faire.',
      ],
      action: { label: 'Voir et payer ma commande', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `Your order ${number(p)} is kept for one more day`,
      paragraphs: [
        `There is ${formatCents(p.number('totalCents'), 'en')} left to pay for order ${number(p)}. Your items are reserved until ${until(p, 'en')}. After that, the order is cancelled.`,
        'Changed your mind? There is nothing to do.',
      ],
      action: { label: 'View and pay for my order', link: p.text('link') },
    }),
  },
  'supplement-offered': {
    fr: (p) => ({
      subject: `Compléter votre commande ${p.text('baseNumber')}`,
      paragraphs: [
        `Comme convenu, nous ajoutons à votre commande ${p.text('baseNumber')} : ${p.list('lines').join(', ')}.`,
        `Il reste ${formatCents(p.number('totalCents'), 'fr')} à payer, sans frais de livraison : tout part dans le même colis. Réglez jusqu’au ${until(p, 'fr')}, avant l’impression de votre commande.`,
        ...photosToAdd(p, 'fr'),
        'Sans paiement, votre commande reste comme elle est. Une erreur ? Appelez-nous ou répondez à ce message avant de payer.',
      ],
      action: { label: 'Voir et payer le complément', link: p.text('link') },
      afterwards: ['Nos conditions générales de vente sont jointes à ce message, en PDF.'],
    }),
    en: (p) => ({
      subject: `Add to your order ${p.text('baseNumber')}`,
      paragraphs: [
        `As agreed, we are adding to your order ${p.text('baseNumber')}: ${p.list('lines').join(', ')}.`,
        `There is ${formatCents(p.number('totalCents'), 'en')} left to pay, with no delivery costs: everything leaves in one parcel. Pay by ${until(p, 'en')}, before your order is printed.`,
        ...photosToAdd(p, 'en'),
        'If you do not pay, your order stays as it is. Something wrong? Call us or reply to this e-mail before you pay.',
      ],
      action: { label: 'View and pay for the extra items', link: p.text('link') },
      afterwards: ['Our terms of sale are attached to this e-mail as a PDF.'],
    }),
  },
  'supplement-late-team': {
    fr: (p) => ({
      subject: `Complément ${number(p)} payé trop tard`,
      paragraphs: [
        `Le client a payé ${formatCents(p.number('amountCents'), 'fr')} pour le complément ${number(p)}, mais la commande ${p.text('baseNumber')} ne peut plus recevoir d’articles. Le remboursement est en route, et le client a reçu un e-mail.`,
      ],
      action: { label: 'Ouvrir la commande', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `Extra items ${number(p)} paid too late`,
      paragraphs: [
        `The customer paid ${formatCents(p.number('amountCents'), 'en')} for the extra items ${number(p)}, but order ${p.text('baseNumber')} can take no more items. The refund is on its way, and the customer got an e-mail.`,
      ],
      action: { label: 'Open the order', link: p.text('link') },
    }),
  },
  'supplement-late': {
    fr: (p) => ({
      subject: `Votre paiement pour ${number(p)} vous est remboursé`,
      paragraphs: [
        `Votre paiement de ${formatCents(p.number('amountCents'), 'fr')} est arrivé trop tard : la commande ${p.text('baseNumber')} ne peut plus recevoir ces articles. Nous vous remboursons la totalité, sans démarche de votre part.`,
        'Vous voulez toujours ces articles ? Passez une autre commande, ou répondez à ce message.',
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `We are refunding your payment for ${number(p)}`,
      paragraphs: [
        `Your payment of ${formatCents(p.number('amountCents'), 'en')} came too late: these items can no longer be added to order ${p.text('baseNumber')}. We are refunding it in full, and you need to do nothing.`,
        'Still want these items? Place another order, or reply to this e-mail.',
      ],
      ...look(p, 'en'),
    }),
  },
};
