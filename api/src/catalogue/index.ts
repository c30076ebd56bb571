export { viewPicture } from './pictures/picture-view.ts';
export { registerPictures } from './pictures/routes.ts';
export { registerPortfolio } from './portfolio/routes.ts';
export { type PrintProfileRow, printProfileJson, productName } from './products/product-rows.ts';
export { registerCatalogue } from './products/routes.ts';
export { soldUnits } from './products/sold-units.ts';
export { stockColumns } from './products/stock.ts';
