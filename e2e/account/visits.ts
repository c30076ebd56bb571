/** The journeys see every screen of the account on a desktop in one language and on a small phone in the other. */
export const VISITS = [
  { language: 'fr', prefix: '', viewport: { width: 1280, height: 900 } },
  { language: 'en', prefix: '/en', viewport: { width: 360, height: 780 } },
] as const;
