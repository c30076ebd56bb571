/** Which of the two pictures a screen shows, and how wide: said once for page and preload. */
export const DESKTOP = '(width >= 60rem)';
export const PHONE = '(width < 60rem)';
export const HERO_SIZES = '100vw';
