/** Media query and width of each picture. Page and preload share them. */
export const DESKTOP = '(width >= 60rem)';
export const PHONE = '(width < 60rem)';
export const HERO_SIZES = '100vw';
