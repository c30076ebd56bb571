/** Every screen of the account is seen on a desk in one language and on a small phone in the other. */
export const VISITS = [
  { language: 'fr', prefix: '', viewport: { width: 1280, height: 900 } },
  { language: 'en', prefix: '/en', viewport: { width: 360, height: 780 } },
] as const;
