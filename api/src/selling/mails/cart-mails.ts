import type { MailTemplates } from '../../platform/mail/contents/mail-text.ts';

/** Mails about a cart. They name no person: a reader learns only that there is a cart. */
export const cartMails: MailTemplates = {
  'cart-link': {
    fr: (p) => ({
      subject: `Votre panier ${p.text('shop')}`,
      paragraphs: [
        'Bonjour,',
        'Voici votre panier, avec vos photos et vos cadrages. Ouvrez ce lien sur l’appareil où vous voulez continuer.',
      ],
      action: { label: 'Ouvrir mon panier', link: p.text('link') },
      afterwards: [
        'Ce lien est valable 24 heures, sur un seul appareil. Vous n’avez rien demandé ? Ignorez ce message.',
      ],
    }),
    en: (p) => ({
      subject: `Your ${p.text('shop')} cart`,
      paragraphs: [
        'Hello,',
        'Here is your cart, with your photos and crops. Open this link on the device where you want to continue.',
      ],
      action: { label: 'Open my cart', link: p.text('link') },
      afterwards: ['This link is valid for 24 hours, on one device. You did not ask for this? Ignore this e-mail.'],
    }),
  },
  'cart-reminder': {
    fr: (p) => ({
      subject: 'Votre panier vous attend',
      paragraphs: [
        'Bonjour,',
        'Vous nous avez demandé de vous rappeler votre panier. Le voici, avec vos photos et vos cadrages : il ne reste qu’à choisir la livraison et à payer.',
      ],
      action: { label: 'Reprendre mon panier', link: p.text('link') },
      afterwards: [
        'Ce lien est valable sept jours, sur un seul appareil. Nous n’enverrons pas d’autre rappel.',
        `Pour ne plus jamais recevoir de rappel : ${p.text('stopLink')}`,
      ],
    }),
    en: (p) => ({
      subject: 'Your cart is waiting',
      paragraphs: [
        'Hello,',
        'You asked us to remind you of your cart. Here it is, with your photos and crops: all that is left is to choose the delivery and pay.',
      ],
      action: { label: 'Back to my cart', link: p.text('link') },
      afterwards: [
        'This link is valid for seven days, on one device. We will not send another reminder.',
        `To never get a cart reminder again: ${p.text('stopLink')}`,
      ],
    }),
  },
};
