export { viewPicture } from './pictures/picture-view.ts';
export { registerPictures } from './pictures/routes.ts';
export { registerPortfolio } from './portfolio/routes.ts';
export { type PrintProfileRow, printProfileJson, productName } from './products/record/product-rows.ts';
export { registerCatalogue } from './products/routes.ts';
export { soldUnits } from './products/stock/sold-units.ts';
export { stockColumns } from './products/stock/stock.ts';
