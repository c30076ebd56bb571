import { type Activity, grounds, recipients } from './activity.ts';

export const orderActivities = {
  orders: {
    name: { fr: 'Commandes', en: 'Orders' },
    purpose: { fr: 'Fabriquer, livrer et suivre les commandes', en: 'Make, deliver and track orders' },
    ground: grounds.contract,
    term: {
      fr: 'Sans compte, trois ans après la fin de la commande ; sinon, aussi longtemps que le compte',
      en: 'Without an account, three years after the order ended; otherwise as long as the account',
    },
    remains: {
      fr: 'Le numéro, les articles et les montants, sans nom, adresse ni texte',
      en: 'Number, items and amounts, without name, address or text',
    },
    recipients: { fr: 'L’équipe et l’atelier', en: 'The team and the workshop' },
  },
  payments: {
    name: { fr: 'Paiements et remboursements', en: 'Payments and refunds' },
    purpose: { fr: 'Encaisser, rembourser, rapprocher les virements', en: 'Take payments, refund, match payouts' },
    ground: grounds.law,
    term: {
      fr: 'Dix ans pour les montants et références (code de commerce, article L123-22)',
      en: 'Ten years for amounts and references (code de commerce, article L123-22)',
    },
    remains: {
      fr: 'Les montants et les références du prestataire, sans nom',
      en: 'Amounts and references of the provider, without a name',
    },
    recipients: { fr: 'Stripe ou PayPal, le comptable', en: 'Stripe or PayPal, the accountant' },
  },
  parcels: {
    name: { fr: 'Colis', en: 'Parcels' },
    purpose: { fr: 'Remettre le colis et le suivre', en: 'Hand the parcel over and track it' },
    ground: grounds.contract,
    term: {
      fr: '60 jours pour l’étiquette ; le reste comme la commande',
      en: '60 days for the label; the rest as the order',
    },
    remains: { fr: 'Un poids et des dates', en: 'A weight and dates' },
    recipients: { fr: 'Colissimo ou Mondial Relay', en: 'Colissimo or Mondial Relay' },
  },
  invoices: {
    name: { fr: 'Factures et comptabilité', en: 'Invoices and books' },
    purpose: { fr: 'Tenir la comptabilité', en: 'Keep the books' },
    ground: grounds.law,
    term: { fr: 'Dix ans (code de commerce, article L123-22)', en: 'Ten years (code de commerce, article L123-22)' },
    remains: {
      fr: 'Les factures et avoirs entiers, avec nom et adresse : la loi l’exige',
      en: 'Invoices and credit notes as a whole, with name and address: the law requires it',
    },
    isKept: true,
    recipients: {
      fr: 'Le comptable, la plateforme de facturation, l’administration fiscale',
      en: 'The accountant, the invoicing platform, the tax office',
    },
  },
  mails: {
    name: { fr: 'E-mails envoyés', en: 'Sent e-mails' },
    purpose: { fr: 'Savoir si un e-mail est bien parti', en: 'Know whether an e-mail was sent' },
    ground: grounds.interest,
    term: { fr: '90 jours après l’envoi', en: '90 days after sending' },
    recipients: recipients.mailServer,
  },
} satisfies Record<string, Activity>;
