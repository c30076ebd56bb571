import type { InBothLanguages } from '../../text/both-languages.ts';
import type { Locale } from '../../text/refusal.ts';
import { typeset } from '../../text/typography.ts';
import { fieldName } from './field-names.ts';

/** The fields of a zod issue that its text depends on. zod's own texts are English and written for developers. */
export interface Issue {
  readonly code: string;
  readonly path?: readonly PropertyKey[];
  readonly message?: string | undefined;
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly divisor?: unknown;
  readonly keys?: unknown;
}

const required = { fr: 'Cette information est obligatoire.', en: 'This information is required.' };
const wrong = { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' };
const badFormat = { fr: 'Le format n’est pas le bon.', en: 'The format is not right.' };

const kinds: Record<string, InBothLanguages> = {
  string: { fr: 'Un texte est attendu.', en: 'A text is expected.' },
  number: { fr: 'Un nombre est attendu.', en: 'A number is expected.' },
  int: { fr: 'Un nombre entier est attendu.', en: 'A whole number is expected.' },
  boolean: { fr: 'Répondez par oui ou par non.', en: 'Answer yes or no.' },
  array: { fr: 'Une liste est attendue.', en: 'A list is expected.' },
  object: { fr: 'Un ensemble d’informations est attendu.', en: 'A set of information is expected.' },
};

const formats: Record<string, InBothLanguages> = {
  email: { fr: 'L’adresse e-mail n’est pas valable.', en: 'The e-mail address is not valid.' },
  url: { fr: 'L’adresse internet n’est pas valable.', en: 'The web address is not valid.' },
  uuid: { fr: 'L’identifiant n’est pas valable.', en: 'The identifier is not valid.' },
  date: { fr: 'La date n’est pas valable.', en: 'The date is not valid.' },
  datetime: { fr: 'La date ou l’heure n’est pas valable.', en: 'The date or the time is not valid.' },
  time: { fr: 'L’heure n’est pas valable.', en: 'The time is not valid.' },
};

/** Texts by the `error` of a `refine` in the contract. */
const customs: Record<string, InBothLanguages> = {
  'finer than a cent': {
    fr: 'Le montant a deux décimales au plus.',
    en: 'The amount has two decimals at most.',
  },
  'ends before it begins': { fr: 'La fin est avant le début.', en: 'The end is before the start.' },
  'periods overlap, or end before they begin': {
    fr: 'Des plages se chevauchent, ou finissent avant de commencer.',
    en: 'Periods overlap, or end before they begin.',
  },
  'width and height go together': {
    fr: 'Indiquez la largeur et la hauteur, ou aucune des deux.',
    en: 'Enter both the width and the height, or neither.',
  },
};

function tooSmall({ origin, minimum }: Issue): InBothLanguages {
  if (origin === 'string' && minimum === 1) return required;
  if (origin === 'string') return { fr: `Au moins ${minimum} caractères.`, en: `At least ${minimum} characters.` };
  if (origin === 'array' || origin === 'set')
    return { fr: `Au moins ${minimum} dans la liste.`, en: `At least ${minimum} in the list.` };
  return {
    fr: `La valeur est trop petite : ${minimum} au minimum.`,
    en: `The value is too small: ${minimum} at least.`,
  };
}

function tooBig({ origin, maximum }: Issue): InBothLanguages {
  if (origin === 'string') return { fr: `Au plus ${maximum} caractères.`, en: `At most ${maximum} characters.` };
  if (origin === 'array' || origin === 'set')
    return { fr: `Au plus ${maximum} dans la liste.`, en: `At most ${maximum} in the list.` };
  return {
    fr: `La valeur est trop grande : ${maximum} au maximum.`,
    en: `The value is too large: ${maximum} at most.`,
  };
}

const byCode: Record<string, (issue: Issue) => InBothLanguages | undefined> = {
  // A zod issue shows only in its message that the value was undefined.
  invalid_type: ({ message = '', expected }) =>
    /received undefined$/.test(message) ? required : kinds[String(expected)],
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: ({ format }) => formats[String(format)] ?? badFormat,
  not_multiple_of: ({ divisor }) => ({
    fr: `Un multiple de ${divisor} est attendu.`,
    en: `A multiple of ${divisor} is expected.`,
  }),
  unrecognized_keys: ({ keys }) => {
    const names = Array.isArray(keys) ? keys.join(', ') : '';
    return { fr: `Informations inattendues : ${names}.`, en: `Unexpected information: ${names}.` };
  },
  custom: ({ message = '' }) => customs[message],
};

export function issueText(issue: Issue, locale: Locale): string {
  const text = (byCode[issue.code]?.(issue) ?? wrong)[locale];
  // Texts about a format name what they are about.
  const name = issue.code === 'invalid_format' ? undefined : fieldName(issue.path ?? []);
  return typeset(name ? named[locale](name[locale], `${text.charAt(0).toLowerCase()}${text.slice(1)}`) : text, locale);
}

const named = {
  fr: (name: string, text: string) => `« ${name} » : ${text}`,
  en: (name: string, text: string) => `“${name}”: ${text}`,
};

export const viewIssue = (issue: Issue & { path: readonly PropertyKey[] }, locale: Locale) => ({
  path: issue.path.join('.'),
  code: issue.code,
  message: issueText(issue, locale),
});
