import { formatDate } from '@aimante/shop/calendar';
import { deviceName } from '@aimante/shop/device-name';
import { bonjour, hello } from '../../platform/mail/contents/greeting.ts';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';

const factors = {
  fr: { passkey: 'une clé d’accès', 'code-app': 'l’application de codes', all: 'tous les seconds facteurs' },
  en: { passkey: 'a passkey', 'code-app': 'the code app', all: 'all second factors' },
};

const factorOf = (p: MailPayload, locale: 'fr' | 'en'): string =>
  factors[locale][p.text('factor') as keyof (typeof factors)['fr']];
const isAdded = (p: MailPayload): boolean => p.text('change') === 'added';

export const securityMails: MailTemplates = {
  'new-device': {
    fr: (p) => ({
      subject: 'Connexion depuis un nouvel appareil',
      paragraphs: [
        bonjour(p.text('firstName')),
        `Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas : ${deviceName(p.text('userAgent')) ?? 'appareil inconnu'}, adresse ${p.text('ip')}, ${formatDate(p.text('at'), 'fr', 'weekdayMoment')}.`,
        'Si c’est bien vous, il n’y a rien à faire.',
      ],
      action: { label: 'Ce n’est pas moi : voir mes appareils', link: p.text('link') },
    }),
    en: (p) => ({
      subject: 'Sign-in from a new device',
      paragraphs: [
        hello(p.text('firstName')),
        `Your account was just opened on a device that we did not know: ${deviceName(p.text('userAgent')) ?? 'unknown device'}, address ${p.text('ip')}, ${formatDate(p.text('at'), 'en', 'weekdayMoment')}.`,
        'If this was you, there is nothing to do.',
      ],
      action: { label: 'It was not me: see my devices', link: p.text('link') },
    }),
  },
  'second-factor-changed': {
    fr: (p) => ({
      subject: isAdded(p) ? 'Second facteur ajouté à votre compte' : 'Second facteur retiré de votre compte',
      paragraphs: [
        bonjour(p.text('firstName')),
        isAdded(p)
          ? `Vous venez d’ajouter ${factorOf(p, 'fr')} à votre compte.`
          : `Nous venons de retirer ${factorOf(p, 'fr')} de votre compte.`,
        'Si ce n’est pas vous, changez votre mot de passe et écrivez-nous.',
      ],
      action: { label: 'Vérifier mon compte', link: p.text('link') },
    }),
    en: (p) => ({
      subject: isAdded(p) ? 'Second factor added to your account' : 'Second factor removed from your account',
      paragraphs: [
        hello(p.text('firstName')),
        isAdded(p)
          ? `You just added ${factorOf(p, 'en')} to your account.`
          : `We just removed ${factorOf(p, 'en')} from your account.`,
        'If this was not you, change your password and write to us.',
      ],
      action: { label: 'Check my account', link: p.text('link') },
    }),
  },
};
