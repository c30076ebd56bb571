/** What everybody reads, and the server makes: French addresses. */
export const PUBLIC_PAGES = [
  '/',
  '/products',
  '/products/magnet-carre-5x5',
  '/portfolio',
  '/about',
  '/contact',
  '/local',
  '/legal/notice',
  '/legal/terms',
  '/legal/privacy',
];
