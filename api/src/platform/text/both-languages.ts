import type { Locale } from './refusal.ts';

export type InBothLanguages<Words = string> = Readonly<Record<Locale, Words>>;

/** What a customer chooses from: a way to pay, a way to be delivered. */
export type ChoiceWords = InBothLanguages<{ name: string; description: string }>;
