import { formatDate } from '@aimante/shop/calendar';
import { deviceName } from '@aimante/shop/device-name';
import { bonjour, hello } from '../../platform/mail/contents/greeting.ts';
import type { MailPayload, MailTemplates } from '../../platform/mail/contents/mail-text.ts';

const factors = {
  fr: {
    passkey: 'une clé d’accès',
    'code-app': 'l’application de codes',
    all: 'toutes les clés d’accès et l’application de codes',
  },
  en: { passkey: 'a passkey', 'code-app': 'the code app', all: 'all passkeys and the code app' },
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
        `Quelqu’un, sans doute vous, vient de se connecter à votre compte depuis un nouvel appareil : ${deviceName(p.text('userAgent')) ?? 'appareil inconnu'}, adresse IP ${p.text('ip')}, ${formatDate(p.text('at'), 'fr', 'weekdayMoment')}.`,
        'C’est bien vous ? Vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe.',
      ],
      action: { label: 'Voir mes appareils', link: p.text('link') },
    }),
    en: (p) => ({
      subject: 'Sign-in from a new device',
      paragraphs: [
        hello(p.text('firstName')),
        `Someone, probably you, has just signed in to your account from a new device: ${deviceName(p.text('userAgent')) ?? 'unknown device'}, IP address ${p.text('ip')}, ${formatDate(p.text('at'), 'en', 'weekdayMoment')}.`,
        'Was it you? There is nothing to do. If not, sign this device out and change your password.',
      ],
      action: { label: 'See my devices', link: p.text('link') },
    }),
  },
  'second-factor-changed': {
    fr: (p) => ({
      subject: isAdded(p)
        ? 'Un moyen de connexion ajouté à votre compte'
        : 'Un moyen de connexion retiré de votre compte',
      paragraphs: [
        bonjour(p.text('firstName')),
        isAdded(p)
          ? `Vous venez d’ajouter ${factorOf(p, 'fr')} à votre compte.`
          : `Nous venons de retirer ${factorOf(p, 'fr')} de votre compte.`,
        'Si ce n’est pas vous, changez tout de suite votre mot de passe et écrivez-nous.',
      ],
      action: { label: 'Vérifier mon compte', link: p.text('link') },
    }),
    en: (p) => ({
      subject: isAdded(p) ? 'Sign-in method added to your account' : 'Sign-in method removed from your account',
      paragraphs: [
        hello(p.text('firstName')),
        isAdded(p)
          ? `You have just added ${factorOf(p, 'en')} to your account.`
          : `We have just removed ${factorOf(p, 'en')} from your account.`,
        'If this was not you, change your password straight away and write to us.',
      ],
      action: { label: 'Check my account', link: p.text('link') },
    }),
  },
};
