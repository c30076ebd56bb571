export { PhotoMismatchError, renderTile } from './render-tile.ts';
