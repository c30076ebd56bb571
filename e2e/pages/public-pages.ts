/** Public, server-rendered pages: the French paths. */
export const PUBLIC_PAGES = [
  '/',
  '/products',
  '/products/magnet-carre-5x5',
  '/templates',
  '/portfolio',
  '/about',
  '/contact',
  '/local',
  '/legal/notice',
  '/legal/terms',
  '/legal/privacy',
];
