import type { MailTemplates } from '../../platform/mail/contents/mail-text.ts';

/** Mails about a cart. They name no person: a reader learns only that there is a cart. */
export const cartMails: MailTemplates = {
  'cart-link': {
    fr: (p) => ({
      subject: `Votre panier ${p.text('shop')}`,
      paragraphs: [
        'Bonjour,',
        'Voici votre panier, avec ses photos et ses cadrages. Ouvrez ce lien sur l’appareil où vous voulez continuer.',
      ],
      action: { label: 'Ouvrir mon panier', link: p.text('link') },
      afterwards: [
        'Ce lien fonctionne pendant 24 heures, sur un seul appareil. Si vous n’avez rien demandé, ignorez ce message.',
      ],
    }),
    en: (p) => ({
      subject: `Your ${p.text('shop')} cart`,
      paragraphs: [
        'Hello,',
        'Here is your cart, with its photos and crops. Open this link on the device where you want to go on.',
      ],
      action: { label: 'Open my cart', link: p.text('link') },
      afterwards: ['This link works for 24 hours, on one device. If you did not ask for it, ignore this e-mail.'],
    }),
  },
  'cart-reminder': {
    fr: (p) => ({
      subject: 'Votre panier vous attend',
      paragraphs: [
        'Bonjour,',
        'Vous nous avez demandé de vous rappeler votre panier. Il est là, avec vos photos et vos cadrages : il reste à choisir la livraison et à payer.',
      ],
      action: { label: 'Reprendre mon panier', link: p.text('link') },
      afterwards: [
        'Le panier s’ouvre pendant sept jours, sur un seul appareil. Nous n’enverrons pas d’autre rappel.',
        `Vous ne vouliez pas de ce message ? Un clic suffit : ${p.text('stopLink')}`,
      ],
    }),
    en: (p) => ({
      subject: 'Your cart is waiting',
      paragraphs: [
        'Hello,',
        'You asked us to remind you of your cart. Here it is, with your photos and crops: all that is left is the delivery and the payment.',
      ],
      action: { label: 'Back to my cart', link: p.text('link') },
      afterwards: [
        'The cart can be opened for seven days, on one device. We will not send another reminder.',
        `You did not want this e-mail? One click is enough: ${p.text('stopLink')}`,
      ],
    }),
  },
};
