import { formatDate } from '@aimante/shop/calendar';
import { placeLine } from '@aimante/shop/postal';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import { missingPhotoMails } from './missing-photos.ts';
import { follow, look, number } from './order-button.ts';
import { paymentMails } from './payment-mails.ts';
import { refundMails } from './refund-mails.ts';
import { reviewMails } from './review-mails.ts';
import { supplementMails } from './supplement-mails.ts';

const place = (p: MailPayload) => placeLine({ place: p.text('place'), address: p.text('address') });

const production: MailTemplates = {
  'photo-to-replace': {
    fr: (p) => ({
      subject: `${p.number('reminder') > 0 ? 'Rappel : une' : 'Une'} photo est à remplacer dans la commande ${number(p)}`,
      paragraphs: [
        'Une de vos photos ne donnera pas un beau magnet. Choisissez-en une autre : nous imprimons dès que nous l’avons.',
        ...(p.has('reason') ? [`Ce que nous avons vu : ${p.text('reason')}`] : []),
      ],
      action: { label: 'Remplacer la photo', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `${p.number('reminder') > 0 ? 'Reminder: a' : 'A'} photo in order ${number(p)} needs replacing`,
      paragraphs: [
        'One of your photos will not make a good magnet. Choose another one: we print as soon as we have it.',
        ...(p.has('reason') ? [`What we saw: ${p.text('reason')}`] : []),
      ],
      action: { label: 'Replace the photo', link: p.text('link') },
    }),
  },
  'order-shipped': {
    fr: (p) => ({
      subject: `La commande ${number(p)} est en route`,
      paragraphs: [
        p.hasPhotos ? 'Vos magnets ont quitté l’atelier.' : 'Votre commande a quitté l’atelier.',
        ...(p.has('trackingNumber') ? [`Numéro de suivi : ${p.text('trackingNumber')}`] : []),
      ],
      action: { label: 'Suivre le colis', link: p.text('trackingUrl') || p.text('link') },
    }),
    en: (p) => ({
      subject: `Order ${number(p)} is on its way`,
      paragraphs: [
        p.hasPhotos ? 'Your magnets have left the workshop.' : 'Your order has left the workshop.',
        ...(p.has('trackingNumber') ? [`Tracking number: ${p.text('trackingNumber')}`] : []),
      ],
      action: { label: 'Track the parcel', link: p.text('trackingUrl') || p.text('link') },
    }),
  },
  'order-ready': {
    fr: (p) => ({
      subject: `La commande ${number(p)} vous attend`,
      paragraphs: [
        `${p.hasPhotos ? 'Vos magnets sont prêts' : 'Votre commande est prête'}. Rendez-vous sur notre stand : ${place(p)}, le ${formatDate(p.text('startsAt'), 'fr', 'moment')}.`,
        `Donnez-nous simplement votre numéro de commande, ${number(p)}.`,
      ],
      ...follow(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Order ${number(p)} is waiting for you`,
      paragraphs: [
        `${p.hasPhotos ? 'Your magnets are' : 'Your order is'} ready. Come to our stall: ${place(p)}, on ${formatDate(p.text('startsAt'), 'en', 'moment')}.`,
        `Just give us your order number, ${number(p)}.`,
      ],
      ...follow(p, 'en'),
    }),
  },
  'order-delivered': {
    fr: (p) => ({
      subject: `La commande ${number(p)} est arrivée`,
      paragraphs: [
        p.hasPhotos
          ? 'Vos magnets sont chez vous. Un souci ? Vous avez 30 jours pour nous le dire : nous réimprimons ou remboursons.'
          : 'Votre commande est chez vous. Un souci ? Vous avez 30 jours pour nous le dire : nous remplaçons ou remboursons.',
        ...(p.hasPhotos ? ['Nous effacerons ensuite vos photos de nos serveurs.'] : []),
      ],
      action: { label: 'Signaler un problème', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `Order ${number(p)} has arrived`,
      paragraphs: [
        p.hasPhotos
          ? 'Your magnets have arrived. Something wrong? You have 30 days to tell us: we reprint or refund.'
          : 'Your order has arrived. Something wrong? You have 30 days to tell us: we replace or refund.',
        ...(p.hasPhotos ? ['We will then delete your photos from our servers.'] : []),
      ],
      action: { label: 'Report a problem', link: p.text('link') },
    }),
  },
};

const afterwards: MailTemplates = {
  'claim-received': {
    fr: (p) => ({
      subject: `Votre message sur la commande ${number(p)}`,
      paragraphs: [
        'Nous avons bien reçu votre message : nous regardons le problème et vous répondons sous un jour ouvré.',
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Your report on order ${number(p)}`,
      paragraphs: [
        'We have received your report. We are looking into the problem and will reply within one working day.',
      ],
      ...look(p, 'en'),
    }),
  },
  'withdrawal-receipt': {
    fr: (p) => ({
      subject: `Accusé de réception de votre rétractation (${number(p)})`,
      paragraphs: [
        `Nous avons reçu votre rétractation le ${formatDate(p.text('at'), 'fr', 'moment')}, pour :`,
        ...p.list('lines'),
      ],
      ...look(p, 'fr'),
    }),
    en: (p) => ({
      subject: `Receipt for your withdrawal (${number(p)})`,
      paragraphs: [
        `We received your withdrawal on ${formatDate(p.text('at'), 'en', 'moment')}, for:`,
        ...p.list('lines'),
      ],
      ...look(p, 'en'),
    }),
  },
};

export const orderMails: MailTemplates = {
  ...paymentMails,
  ...production,
  ...refundMails,
  ...supplementMails,
  ...missingPhotoMails,
  ...afterwards,
  ...reviewMails,
};
