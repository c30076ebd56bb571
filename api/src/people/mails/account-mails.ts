import { formatDate } from '@aimante/shop/calendar';
import { bonjour, hello } from '../../platform/mail/contents/greeting.ts';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';

const notYou = {
  fr: 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : elle restera sans effet.',
  en: 'If this was not you, ignore this e-mail: nothing will change.',
};
const life = {
  fr: (p: MailPayload) => `Ce lien sert une seule fois, pendant ${p.text('minutes')} minutes.`,
  en: (p: MailPayload) => `This link works once, for ${p.text('minutes')} minutes.`,
};

/** Not so if the account has a password already. */
const invited = (p: MailPayload): boolean => p.text('hours') !== '0';

export const accountMails: MailTemplates = {
  'verify-email': {
    fr: (p) => ({
      subject: `Bienvenue chez ${p.text('shop')} : confirmez votre adresse`,
      paragraphs: [
        bonjour(p.text('firstName')),
        'Votre compte est créé. Confirmez votre adresse pour retrouver vos commandes et vos points.',
      ],
      action: { label: 'Confirmer mon adresse', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: `Welcome to ${p.text('shop')}: confirm your address`,
      paragraphs: [
        hello(p.text('firstName')),
        'Your account is ready. Confirm your address to find your orders and your points.',
      ],
      action: { label: 'Confirm my address', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'account-exists': {
    fr: (p) => ({
      subject: `Vous avez déjà un compte ${p.text('shop')}`,
      paragraphs: [
        bonjour(p.text('firstName')),
        'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un.',
      ],
      action: { label: 'Me connecter', link: p.text('loginLink') },
      afterwards: [`Mot de passe oublié ? ${p.text('resetLink')}`, notYou.fr],
    }),
    en: (p) => ({
      subject: `You already have an ${p.text('shop')} account`,
      paragraphs: [
        hello(p.text('firstName')),
        'Somebody, probably you, tried to create an account with this address. It already has one.',
      ],
      action: { label: 'Sign in', link: p.text('loginLink') },
      afterwards: [`Forgot your password? ${p.text('resetLink')}`, notYou.en],
    }),
  },
  'team-invitation': {
    fr: (p) => ({
      subject: `Vous rejoignez l’équipe ${p.text('shop')}`,
      paragraphs: [
        bonjour(p.text('firstName')),
        `Un propriétaire de ${p.text('shop')} vous donne accès à l’atelier, avec cette adresse.`,
      ],
      action: { label: invited(p) ? 'Choisir un mot de passe' : 'Ouvrir l’atelier', link: p.text('link') },
      afterwards: invited(p) ? [`Ce lien sert une seule fois, pendant ${p.text('hours')} heures.`] : [],
    }),
    en: (p) => ({
      subject: `You are joining the ${p.text('shop')} team`,
      paragraphs: [
        hello(p.text('firstName')),
        `An owner of ${p.text('shop')} gives you access to the back office, with this address.`,
      ],
      action: { label: invited(p) ? 'Choose a password' : 'Open the back office', link: p.text('link') },
      afterwards: invited(p) ? [`This link works once, for ${p.text('hours')} hours.`] : [],
    }),
  },
  'reset-password': {
    fr: (p) => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [bonjour(p.text('firstName')), 'Vous avez demandé à changer votre mot de passe.'],
      action: { label: 'Choisir un mot de passe', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Choose a new password',
      paragraphs: [hello(p.text('firstName')), 'You asked to change your password.'],
      action: { label: 'Choose a password', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'password-changed': {
    fr: (p) => ({
      subject: 'Votre mot de passe a été changé',
      paragraphs: [
        bonjour(p.text('firstName')),
        'Le mot de passe de votre compte vient d’être changé, et vos autres appareils ont été déconnectés.',
      ],
      action: { label: 'Ce n’était pas moi', link: p.text('resetLink') },
    }),
    en: (p) => ({
      subject: 'Your password was changed',
      paragraphs: [
        hello(p.text('firstName')),
        'The password of your account has just been changed, and your other devices have been signed out.',
      ],
      action: { label: 'This was not me', link: p.text('resetLink') },
    }),
  },
  'change-email': {
    fr: (p) => ({
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Confirmez cette adresse pour qu’elle devienne celle de votre compte ${p.text('shop')}.`,
      ],
      action: { label: 'Confirmer cette adresse', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Confirm your new address',
      paragraphs: [hello(p.text('firstName')), `Confirm this address to use it for your ${p.text('shop')} account.`],
      action: { label: 'Confirm this address', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'email-change-asked': {
    fr: (p) => ({
      subject: 'Un changement d’adresse a été demandé',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Votre compte doit passer à l’adresse ${p.text('newEmail')}, une fois celle-ci confirmée.`,
        'Si ce n’est pas vous, changez votre mot de passe sans attendre.',
      ],
    }),
    en: (p) => ({
      subject: 'A change of address was requested',
      paragraphs: [
        hello(p.text('firstName')),
        `Your account will move to ${p.text('newEmail')} once that address is confirmed.`,
        'If this was not you, change your password now.',
      ],
    }),
  },
  'email-changed': {
    fr: (p) => ({
      subject: 'L’adresse de votre compte a changé',
      paragraphs: [bonjour(p.text('firstName')), `L’adresse de votre compte est désormais ${p.text('newEmail')}.`],
    }),
    en: (p) => ({
      subject: 'Your account has a new address',
      paragraphs: [hello(p.text('firstName')), `The address of your account is now ${p.text('newEmail')}.`],
    }),
  },
  'delete-account': {
    fr: (p) => ({
      subject: 'Confirmez la suppression de votre compte',
      paragraphs: [
        bonjour(p.text('firstName')),
        'Vous avez demandé la suppression de votre compte. Vos factures sont conservées dix ans, comme la loi le demande ; le reste est effacé.',
      ],
      action: { label: 'Supprimer mon compte', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Confirm the deletion of your account',
      paragraphs: [
        hello(p.text('firstName')),
        'You asked for your account to be deleted. Invoices are kept for ten years, as the law requires; everything else is erased.',
      ],
      action: { label: 'Delete my account', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'account-deleted': {
    fr: (p) => ({
      subject: 'Votre compte est supprimé',
      paragraphs: [
        bonjour(p.text('firstName')),
        'Votre compte et vos données ont été effacés. Merci de votre confiance.',
      ],
    }),
    en: (p) => ({
      subject: 'Your account is deleted',
      paragraphs: [
        hello(p.text('firstName')),
        'Your account and your data have been erased. Thank you for shopping with us.',
      ],
    }),
  },
  'export-ready': {
    fr: (p) => ({
      subject: 'Vos données sont prêtes',
      paragraphs: [bonjour(p.text('firstName')), 'La copie de tout ce que nous conservons à votre sujet est prête.'],
      action: { label: 'Télécharger mes données', link: p.text('link') },
      afterwards: [`Ce lien reste valable ${p.text('days')} jours.`],
    }),
    en: (p) => ({
      subject: 'Your data is ready',
      paragraphs: [hello(p.text('firstName')), 'A copy of everything we keep about you is ready.'],
      action: { label: 'Download my data', link: p.text('link') },
      afterwards: [`This link works for ${p.text('days')} days.`],
    }),
  },
  'account-expiring': {
    fr: (p) => ({
      subject: 'Votre compte va être effacé',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Nous ne vous avons pas vu depuis presque trois ans. Le ${formatDate(p.text('on'), 'fr')}, votre compte et vos données seront effacés.`,
        'Pour le garder, connectez-vous une fois avant cette date.',
      ],
      action: { label: 'Me connecter', link: p.text('loginLink') },
    }),
    en: (p) => ({
      subject: 'Your account is about to be erased',
      paragraphs: [
        hello(p.text('firstName')),
        `We have not seen you for nearly three years. On ${formatDate(p.text('on'), 'en')} your account and your data will be erased.`,
        'To keep it, sign in once before then.',
      ],
      action: { label: 'Sign in', link: p.text('loginLink') },
    }),
  },
};
