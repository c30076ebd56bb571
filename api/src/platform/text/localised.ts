export interface Localised {
  fr: string;
  en?: string | undefined;
}

/** A text as a client sends it: a plain string is French, an object has both languages. */
export const toLocalised = (text: string | Localised): Localised => (typeof text === 'string' ? { fr: text } : text);

/** A plain string replaces the French and keeps the existing English. */
export const mergeLocalised = (text: string | Localised, before: Localised | null): Localised =>
  typeof text === 'string' ? { ...before, fr: text } : text;
