import type { Locale } from './refusal.ts';

export type InBothLanguages<Words = string> = Readonly<Record<Locale, Words>>;

/** Texts of an option for the customer: a payment or delivery method. */
export type ChoiceWords = InBothLanguages<{ name: string; description: string }>;
