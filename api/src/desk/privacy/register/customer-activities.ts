import { type Activity, grounds, recipients } from './activity.ts';

export const customerActivities = {
  accounts: {
    name: { fr: 'Comptes et adresses', en: 'Accounts and addresses' },
    purpose: {
      fr: 'Retrouver ses commandes, ses adresses et ses points',
      en: 'Find one’s orders, addresses and points again',
    },
    ground: grounds.contract,
    term: {
      fr: 'Trois ans après la dernière utilisation ; 30 jours si l’adresse n’a jamais été confirmée',
      en: 'Three years after the last use; 30 days if the address was never confirmed',
    },
    remains: { fr: 'Un compte vide, sans nom ni adresse', en: 'An empty account, without name or address' },
    recipients: recipients.team,
  },
  security: {
    name: { fr: 'Connexions', en: 'Logins' },
    purpose: { fr: 'Protéger le compte contre les intrusions', en: 'Protect the account against intruders' },
    ground: grounds.interest,
    term: {
      fr: '30 jours après la fin de la session ; un jour pour les essais de connexion',
      en: '30 days after the end of the session; one day for login attempts',
    },
    remains: { fr: 'Les dates des sessions, sans appareil', en: 'The dates of sessions, without the device' },
    recipients: recipients.nobody,
  },
  photos: {
    name: { fr: 'Photos envoyées', en: 'Uploaded photos' },
    purpose: { fr: 'Imprimer les magnets commandés', en: 'Print the magnets that were ordered' },
    ground: grounds.contract,
    term: {
      fr: '30 jours sans commande ; après la livraison, la durée choisie dans les réglages de production',
      en: '30 days without an order; after delivery, the time chosen in the production settings',
    },
    remains: { fr: 'Une taille et une date, sans image ni nom', en: 'A size and a date, without picture or name' },
    recipients: { fr: 'L’atelier', en: 'The workshop' },
  },
  carts: {
    name: { fr: 'Paniers et rappels', en: 'Carts and reminders' },
    purpose: {
      fr: 'Reprendre un panier, le rappeler si on l’a demandé',
      en: 'Continue a cart, send a reminder if it was asked for',
    },
    ground: grounds.contract,
    term: { fr: '30 jours après le dernier changement', en: '30 days after the last change' },
    recipients: recipients.nobody,
  },
  messages: {
    name: { fr: 'Messages de contact', en: 'Contact messages' },
    purpose: { fr: 'Répondre aux questions', en: 'Answer questions' },
    ground: grounds.interest,
    term: { fr: 'Trois ans après le dernier message', en: 'Three years after the last message' },
    remains: { fr: 'Un sujet et des dates, sans texte', en: 'A subject and dates, without text' },
    recipients: recipients.team,
  },
  newsletter: {
    name: { fr: 'Lettre d’information', en: 'Newsletter' },
    purpose: {
      fr: 'Envoyer les dates de marchés et une idée par mois',
      en: 'Send the dates of markets and one idea a month',
    },
    ground: grounds.consent,
    term: {
      fr: 'Jusqu’à l’effacement ; 30 jours si l’inscription n’est pas confirmée',
      en: 'Until it is erased; 30 days if the sign-up is not confirmed',
    },
    recipients: recipients.mailServer,
  },
  reviews: {
    name: { fr: 'Avis', en: 'Reviews' },
    purpose: { fr: 'Publier l’avis de vrais clients', en: 'Publish reviews of real customers' },
    ground: grounds.consent,
    term: { fr: 'Trois ans, comme la commande', en: 'Three years, as the order' },
    recipients: { fr: 'Tous les visiteurs, une fois l’avis publié', en: 'All visitors, once the review is published' },
  },
  loyalty: {
    name: { fr: 'Points et codes', en: 'Points and codes' },
    purpose: { fr: 'Tenir le compte des points', en: 'Keep the balance of points' },
    ground: grounds.contract,
    term: { fr: 'Aussi longtemps que le compte', en: 'As long as the account' },
    remains: { fr: 'Les points, sans nom', en: 'The points, without a name' },
    recipients: recipients.team,
  },
} satisfies Record<string, Activity>;
