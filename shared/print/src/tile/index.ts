export { adviseDesign, type DesignAdvice } from './advise-design.ts';
export { renderDesign, typesetRecipe } from './render-design.ts';
export { PhotoMismatchError, renderTile } from './render-tile.ts';
