export type { ArtPart, Artwork } from './artwork.ts';
export { type CodeList, type CodeListOrder, writeCodeList } from './code-list.ts';
export { type CustomerSheet, SheetTooSmallError, writeCustomerSheet } from './customer-sheet.ts';
export type { DocumentInfo } from './document-info.ts';
export type { SheetHeader } from './draw-header.ts';
export { type Picture, PictureFormatError } from './draw-picture.ts';
export { type Tiles, writeTiles } from './tiles.ts';
export { type WorkshopPage, type WorkshopPiece, type WorkshopSheets, writeWorkshopSheets } from './workshop-sheets.ts';
