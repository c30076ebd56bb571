import { defineErrors } from '../../platform/text/refusal.ts';

export const userErrors = defineErrors({
  COMPANY_NAME_MISSING: {
    status: 400,
    fr: 'Indiquez le nom de votre société.',
    en: 'Enter the name of your company.',
  },
  SIRET_INVALID: {
    status: 400,
    fr: 'Ce numéro SIRET n’est pas valable. Vérifiez ses 14 chiffres.',
    en: 'This SIRET number is not valid. Check its 14 digits.',
  },
  VAT_NUMBER_INVALID: {
    status: 400,
    fr: 'Ce numéro de TVA n’est pas valable. Exemple : FR44732829320.',
    en: 'This VAT number is not valid. Example: FR44732829320.',
  },
  ADDRESS_NOT_FOUND: { status: 404, fr: 'Cette adresse n’existe pas.', en: 'This address does not exist.' },
  ADDRESS_LIMIT_REACHED: {
    status: 409,
    fr: 'Vous avez déjà {max} adresses. Supprimez-en une avant d’en ajouter.',
    en: 'You already have {max} addresses. Delete one before you add another.',
  },
  POSTAL_CODE_INVALID: {
    status: 400,
    fr: 'Ce code postal n’est pas valable : cinq chiffres en France et à Monaco, quatre en Belgique, en Suisse et au Luxembourg.',
    en: 'This postal code is not valid: five digits in France and Monaco, four in Belgium, Switzerland and Luxembourg.',
  },
  USER_NOT_FOUND: { status: 404, fr: 'Ce compte n’existe pas.', en: 'This account does not exist.' },
  NOT_ONESELF: {
    status: 409,
    fr: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    en: 'You cannot do this on your own account.',
  },
  LAST_OWNER: {
    status: 409,
    fr: 'C’est le dernier propriétaire de la boutique : nommez d’abord un autre propriétaire.',
    en: 'This is the last owner of the shop: make someone else an owner first.',
  },
  TEAM_FULL: {
    status: 409,
    fr: 'Les {seats} places de l’équipe sont prises. Retirez une personne, ou ajoutez des places dans les réglages.',
    en: 'All {seats} seats of the team are taken. Remove someone, or add seats in the settings.',
  },
  ROLE_NOT_FOUND: { status: 404, fr: 'Ce rôle n’existe pas.', en: 'This role does not exist.' },
  ROLE_NAME_TAKEN: {
    status: 409,
    fr: 'Un autre rôle porte déjà ce nom.',
    en: 'Another role already has this name.',
  },
  ROLE_IN_USE: {
    status: 409,
    fr: 'Des membres de l’équipe ont encore ce rôle : donnez-leur-en un autre d’abord.',
    en: 'Team members still have this role: give them another one first.',
  },
  ROLE_FIXED: {
    status: 409,
    fr: 'Les propriétaires gardent tous les droits, et les rôles d’origine ne se suppriment pas.',
    en: 'Owners keep all rights, and the original roles cannot be deleted.',
  },
  ACCOUNT_HAS_OPEN_ORDERS: {
    status: 409,
    fr: 'Une commande est encore en cours : le compte pourra être supprimé quand elle sera terminée.',
    en: 'An order is still open: the account can be deleted once it is completed.',
  },
  EXPORT_NOT_FOUND: {
    status: 404,
    fr: 'Cet export n’existe plus. Demandez-en un nouveau.',
    en: 'This export no longer exists. Ask for a new one.',
  },
});
