import { type Activity, grounds, recipients } from './activity.ts';

export const shopActivities = {
  till: {
    name: { fr: 'Ventes sur les marchés', en: 'Market sales' },
    purpose: {
      fr: 'Tenir le journal de caisse, envoyer le ticket par e-mail',
      en: 'Keep the journal of the till, send the ticket by e-mail',
    },
    ground: grounds.law,
    term: {
      fr: '90 jours pour l’adresse d’un ticket ; dix ans pour le journal, qui nomme les vendeurs',
      en: '90 days for the address of a ticket; ten years for the journal, which names the sellers',
    },
    remains: {
      fr: 'La vente dans le journal, sans l’adresse du client',
      en: 'The sale in the journal, without the customer’s address',
    },
    recipients: { fr: 'Le comptable, l’administration fiscale', en: 'The accountant, the tax office' },
  },
  consents: {
    name: { fr: 'Preuves de consentement', en: 'Proofs of consent' },
    purpose: { fr: 'Prouver chaque oui et chaque non', en: 'Prove every yes and every no' },
    ground: grounds.law,
    term: { fr: 'Aussi longtemps que la boutique s’en sert', en: 'As long as the shop relies on it' },
    remains: { fr: 'Une date et un texte, sans la personne', en: 'A date and a text, without the person' },
    recipients: recipients.nobody,
  },
  audit: {
    name: { fr: 'Journal des actions', en: 'Audit log' },
    purpose: {
      fr: 'Savoir qui, dans l’équipe, a vu ou changé quoi',
      en: 'Know which member of the team has seen or changed what',
    },
    ground: grounds.interest,
    term: { fr: 'Un an', en: 'One year' },
    remains: {
      fr: 'Les écritures jusqu’à la fin de leur année : le journal ne se modifie pas',
      en: 'The entries until their year is over: the log cannot be changed',
    },
    isKept: true,
    recipients: { fr: 'Les propriétaires de la boutique', en: 'The owners of the shop' },
  },
  team: {
    name: { fr: 'Équipe', en: 'Team' },
    purpose: { fr: 'Donner les droits, savoir qui a fait quoi', en: 'Grant rights, know which member did what' },
    ground: grounds.contract,
    term: { fr: 'Aussi longtemps que la personne est membre', en: 'As long as the person is a member' },
    remains: { fr: 'Un lien vers un compte vide', en: 'A link to an empty account' },
    recipients: recipients.team,
  },
} satisfies Record<string, Activity>;
