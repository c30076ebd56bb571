import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { number } from './order-button.ts';

const counted = (count: number, locale: Locale): string =>
  locale === 'fr'
    ? `Il manque ${count === 1 ? 'une photo' : `${count} photos`}`
    : `${count === 1 ? 'One photo is' : `${count} photos are`} missing`;

/** A paragraph of each mail about an unpaid order. None while no photo is missing. */
export function photosToAdd(p: MailPayload, locale: Locale): string[] {
  const { missingPhotos } = p;
  if (missingPhotos === 0) return [];
  const missing = counted(missingPhotos, locale);
  return locale === 'fr'
    ? [
        `${missing}\u00A0: ajoutez vos photos sur la page de la commande, avant ou après le paiement. Pas besoin de compte.`,
      ]
    : [`${missing}: add your photos on the order page, before or after you pay. No account needed.`];
}

/** What follows the payment of an order. */
export function nextStep(p: MailPayload, locale: Locale): string {
  const { missingPhotos, hasPhotos } = p;
  if (missingPhotos > 0) {
    const missing = counted(missingPhotos, locale);
    return locale === 'fr'
      ? `${missing}\u00A0: ajoutez vos photos sur la page de la commande, et nous passons à l’impression.`
      : `${missing}: add your photos on the order page, and we will print them.`;
  }
  if (!hasPhotos) return locale === 'fr' ? 'Nous préparons votre commande.' : 'We are preparing your order.';
  return locale === 'fr'
    ? 'Nous vérifions vos photos, puis nous les imprimons.'
    : 'We will check your photos, then print them.';
}

export const missingPhotoMails: MailTemplates = {
  'photos-missing': {
    fr: (p) => ({
      subject: `Commande ${number(p)}\u00A0: nous attendons vos photos`,
      paragraphs: [
        `Votre commande est payée, et nous l’imprimons dès que vos photos sont là. ${counted(p.missingPhotos, 'fr')}\u00A0: ajoutez vos photos sur la page de la commande. Pas besoin de compte.`,
        'Un souci avec vos photos\u00A0? Répondez à ce message, nous vous aidons.',
      ],
      action: { label: 'Ajouter mes photos', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `Order ${number(p)}: we are waiting for your photos`,
      paragraphs: [
        `Your order is paid, and we print it as soon as your photos are there. ${counted(p.missingPhotos, 'en')}: add your photos on the order page. No account needed.`,
        'Trouble with your photos? Reply to this e-mail and we will help.',
      ],
      action: { label: 'Add my photos', link: p.text('link') },
    }),
  },
  'photos-complete-team': {
    fr: (p) => ({
      subject: `Toutes les photos de la commande ${number(p)} sont là`,
      paragraphs: ['Le client a ajouté ses photos. Une fois la commande payée, vous pouvez les vérifier.'],
      action: { label: 'Ouvrir la commande', link: p.text('link') },
    }),
    en: (p) => ({
      subject: `All photos of order ${number(p)} are there`,
      paragraphs: ['The customer has added the photos. Once the order is paid, you can check them.'],
      action: { label: 'Open the order', link: p.text('link') },
    }),
  },
};
