import type { InBothLanguages } from '../../text/both-languages.ts';

/** The names of the fields that visitors fill in, as the forms show them. */
const names: Readonly<Record<string, InBothLanguages>> = {
  city: { fr: 'Ville', en: 'City' },
  code: { fr: 'Code', en: 'Code' },
  companyName: { fr: 'Société', en: 'Company' },
  consent: { fr: 'Accord', en: 'Consent' },
  country: { fr: 'Pays', en: 'Country' },
  currentPassword: { fr: 'Mot de passe actuel', en: 'Current password' },
  email: { fr: 'E-mail', en: 'E-mail' },
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom', en: 'Last name' },
  line1: { fr: 'Numéro et voie', en: 'Number and street' },
  message: { fr: 'Message', en: 'Message' },
  name: { fr: 'Nom', en: 'Name' },
  newPassword: { fr: 'Nouveau mot de passe', en: 'New password' },
  number: { fr: 'Numéro de commande', en: 'Order number' },
  orderNumber: { fr: 'Numéro de commande', en: 'Order number' },
  password: { fr: 'Mot de passe', en: 'Password' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  rating: { fr: 'Note', en: 'Rating' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  subject: { fr: 'Sujet', en: 'Subject' },
  vatNumber: { fr: 'N° de TVA', en: 'VAT number' },
};

export const fieldName = (path: readonly PropertyKey[]): InBothLanguages | undefined => {
  const field = String(path.at(-1));
  return Object.hasOwn(names, field) ? names[field] : undefined;
};
