import { formatDate } from '@aimante/shop/calendar';
import { bonjour, hello } from '../../platform/mail/contents/greeting.ts';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';

const notYou = {
  fr: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.',
  en: 'You did not ask for this? Ignore this e-mail: nothing will change.',
};
const life = {
  fr: (p: MailPayload) => `Ce lien est valable ${p.text('minutes')} minutes et ne sert qu’une fois.`,
  en: (p: MailPayload) => `This link is valid for ${p.text('minutes')} minutes and can be used once.`,
};

/** Not so if the account has a password already. */
const invited = (p: MailPayload): boolean => p.text('hours') !== '0';

export const accountMails: MailTemplates = {
  'verify-email': {
    fr: (p) => ({
      subject: `Bienvenue chez ${p.text('shop')} : confirmez votre adresse e-mail`,
      paragraphs: [
        bonjour(p.text('firstName')),
        'Votre compte est créé. Confirmez votre adresse e-mail pour retrouver vos commandes et vos points.',
      ],
      action: { label: 'Confirmer mon adresse e-mail', link: p.text('link') },
      afterwards: [life.fr(p), 'Vous n’avez pas créé de compte ? Ignorez ce message.'],
    }),
    en: (p) => ({
      subject: `Welcome to ${p.text('shop')}: confirm your e-mail address`,
      paragraphs: [
        hello(p.text('firstName')),
        'Your account is ready. Confirm your e-mail address to see your orders and points.',
      ],
      action: { label: 'Confirm my e-mail address', link: p.text('link') },
      afterwards: [life.en(p), 'You did not create an account? Ignore this e-mail.'],
    }),
  },
  'account-exists': {
    fr: (p) => ({
      subject: `Vous avez déjà un compte chez ${p.text('shop')}`,
      paragraphs: [
        bonjour(p.text('firstName')),
        'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un : il suffit de vous connecter.',
      ],
      action: { label: 'Me connecter', link: p.text('loginLink') },
      afterwards: [`Mot de passe oublié ? ${p.text('resetLink')}`, notYou.fr],
    }),
    en: (p) => ({
      subject: `You already have an account with ${p.text('shop')}`,
      paragraphs: [
        hello(p.text('firstName')),
        'Someone, probably you, tried to create an account with this e-mail address. You already have one: just sign in.',
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
        `L’équipe ${p.text('shop')} vous a donné accès à l’atelier. Connectez-vous avec cette adresse e-mail.`,
      ],
      action: { label: invited(p) ? 'Choisir un mot de passe' : 'Ouvrir l’atelier', link: p.text('link') },
      afterwards: invited(p) ? [`Ce lien est valable ${p.text('hours')} heures et ne sert qu’une fois.`] : [],
    }),
    en: (p) => ({
      subject: `You are joining the ${p.text('shop')} team`,
      paragraphs: [
        hello(p.text('firstName')),
        `The ${p.text('shop')} team has given you access to the back office. Sign in with this e-mail address.`,
      ],
      action: { label: invited(p) ? 'Choose a password' : 'Open the back office', link: p.text('link') },
      afterwards: invited(p) ? [`This link is valid for ${p.text('hours')} hours and can be used once.`] : [],
    }),
  },
  'reset-password': {
    fr: (p) => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [bonjour(p.text('firstName')), 'Vous avez demandé un nouveau mot de passe.'],
      action: { label: 'Choisir un mot de passe', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Choose a new password',
      paragraphs: [hello(p.text('firstName')), 'You asked for a new password.'],
      action: { label: 'Choose a password', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'password-changed': {
    fr: (p) => ({
      subject: 'Votre mot de passe a été changé',
      paragraphs: [
        bonjour(p.text('firstName')),
        'Le mot de passe de votre compte vient d’être changé. Vos autres appareils sont déconnectés.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      action: { label: 'Ce n’est pas moi', link: p.text('resetLink') },
    }),
    en: (p) => ({
      subject: 'Your password was changed',
      paragraphs: [
        hello(p.text('firstName')),
        'The password of your account has just been changed. Your other devices are signed out.',
        'If this was not you, choose a new password straight away.',
      ],
      action: { label: 'This was not me', link: p.text('resetLink') },
    }),
  },
  'change-email': {
    fr: (p) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Confirmez cette adresse e-mail pour l’utiliser avec votre compte ${p.text('shop')}.`,
      ],
      action: { label: 'Confirmer cette adresse e-mail', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        hello(p.text('firstName')),
        `Confirm this e-mail address to use it for your ${p.text('shop')} account.`,
      ],
      action: { label: 'Confirm this e-mail address', link: p.text('link') },
      afterwards: [life.en(p), notYou.en],
    }),
  },
  'email-change-asked': {
    fr: (p) => ({
      subject: 'Vous changez d’adresse e-mail ?',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Quelqu’un, sans doute vous, veut utiliser ${p.text('newEmail')} pour votre compte. Le changement se fera dès que cette adresse sera confirmée.`,
        'Si ce n’est pas vous, changez tout de suite votre mot de passe.',
      ],
    }),
    en: (p) => ({
      subject: 'Are you changing your e-mail address?',
      paragraphs: [
        hello(p.text('firstName')),
        `Someone, probably you, wants to use ${p.text('newEmail')} for your account. The change happens once that address is confirmed.`,
        'If this was not you, change your password straight away.',
      ],
    }),
  },
  'email-changed': {
    fr: (p) => ({
      subject: 'Votre adresse e-mail a changé',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Votre compte utilise maintenant l’adresse ${p.text('newEmail')}.`,
        'Si ce n’est pas vous, écrivez-nous tout de suite.',
      ],
    }),
    en: (p) => ({
      subject: 'Your e-mail address has changed',
      paragraphs: [
        hello(p.text('firstName')),
        `Your account now uses ${p.text('newEmail')}.`,
        'If this was not you, write to us straight away.',
      ],
    }),
  },
  'delete-account': {
    fr: (p) => ({
      subject: 'Confirmez la suppression de votre compte',
      paragraphs: [
        bonjour(p.text('firstName')),
        'Vous avez demandé la suppression de votre compte. Nous gardons vos factures dix ans, comme la loi l’exige, et effaçons le reste.',
      ],
      action: { label: 'Supprimer mon compte', link: p.text('link') },
      afterwards: [life.fr(p), notYou.fr],
    }),
    en: (p) => ({
      subject: 'Confirm the deletion of your account',
      paragraphs: [
        hello(p.text('firstName')),
        'You asked for your account to be deleted. We keep your invoices for ten years, as the law requires, and erase everything else.',
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
        'Nous avons effacé votre compte et vos données. Merci de votre confiance.',
      ],
    }),
    en: (p) => ({
      subject: 'Your account is deleted',
      paragraphs: [
        hello(p.text('firstName')),
        'We have erased your account and your data. Thank you for shopping with us.',
      ],
    }),
  },
  'export-ready': {
    fr: (p) => ({
      subject: 'Vos données sont prêtes',
      paragraphs: [bonjour(p.text('firstName')), 'La copie de toutes vos données est prête.'],
      action: { label: 'Télécharger mes données', link: p.text('link') },
      afterwards: [`Ce lien est valable ${p.text('days')} jours.`],
    }),
    en: (p) => ({
      subject: 'Your data is ready',
      paragraphs: [hello(p.text('firstName')), 'A copy of all your data is ready.'],
      action: { label: 'Download my data', link: p.text('link') },
      afterwards: [`This link is valid for ${p.text('days')} days.`],
    }),
  },
  'account-expiring': {
    fr: (p) => ({
      subject: 'Votre compte va être supprimé',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Nous sommes sans nouvelles de vous depuis presque trois ans. Le ${formatDate(p.text('on'), 'fr')}, nous supprimerons votre compte et vos données.`,
        'Pour garder votre compte, connectez-vous une fois avant cette date.',
      ],
      action: { label: 'Me connecter', link: p.text('loginLink') },
    }),
    en: (p) => ({
      subject: 'Your account is about to be deleted',
      paragraphs: [
        hello(p.text('firstName')),
        `We have not heard from you for nearly three years. On ${formatDate(p.text('on'), 'en')} we will delete your account and your data.`,
        'To keep your account, sign in once before then.',
      ],
      action: { label: 'Sign in', link: p.text('loginLink') },
    }),
  },
};
