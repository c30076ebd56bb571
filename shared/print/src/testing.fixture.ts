export { calendarLayer } from './calendar/calendar.fixture.ts';
export { type Raster, rasterPages } from './pdf/raster-pages.fixture.ts';
export {
  type FileFound,
  type ImageFound,
  type InkFound,
  type PageFound,
  readFile,
  readSheets,
} from './pdf/read-back.fixture.ts';
export {
  BLANK,
  type PrintedMagnet,
  printMagnet,
  RANDOM_MAGNET,
  type RandomMagnet,
  randomMagnets,
} from './tile/random-magnets.fixture.ts';
