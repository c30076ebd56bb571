import type { InBothLanguages } from '../../../platform/text/both-languages.ts';

/** One entry of the register of processing (article 30 of the GDPR). */
export interface Activity {
  name: InBothLanguages;
  purpose: InBothLanguages;
  /** The legal ground (article 6 of the GDPR). */
  ground: InBothLanguages;
  /** How long the data is stored. */
  term: InBothLanguages;
  /** What is left after the data of a person is erased. Absent: nothing. */
  remains?: InBothLanguages;
  /** Everything is left, because the law requires it. */
  isKept?: boolean;
  recipients: InBothLanguages;
}

export const grounds = {
  contract: { fr: 'Contrat', en: 'Contract' },
  consent: { fr: 'Consentement', en: 'Consent' },
  law: { fr: 'Obligation légale', en: 'Legal obligation' },
  interest: { fr: 'Intérêt légitime', en: 'Legitimate interest' },
} as const satisfies Record<string, InBothLanguages>;

export const recipients = {
  team: { fr: 'L’équipe de la boutique', en: 'The team of the shop' },
  mailServer: { fr: 'L’équipe, le service d’envoi d’e-mails', en: 'The team, the mail service' },
  nobody: { fr: 'Personne', en: 'Nobody' },
} as const satisfies Record<string, InBothLanguages>;
