export { monthAreas } from './calendar/calendar-layers.ts';
export {
  addMonths,
  type Cell,
  cellsOf,
  type Day,
  dayName,
  daysIn,
  type Month,
  monthName,
  monthsFrom,
  weekdayLetters,
  yearsOf,
} from './calendar/months.ts';
export { COLOURS } from './design/colours.ts';
export {
  calendarTexts,
  type Drawing,
  type DrawingPart,
  drawDesign,
  type PhotoPart,
  printedLayers,
} from './design/draw-design.ts';
export { type FramedPart, framePart, type PixelBox } from './design/frame-part.ts';
export { FRAMES, type FrameId, frameOf, withFrame } from './design/frames.ts';
export { cropOf, type Pen, paintDrawing, photoAffines } from './design/paint-drawing.ts';
export { adviseCurve, adviseText, type CurveAdvice, type TextAdvice, worstOfEach } from './design/text-advice.ts';
export type { Ink } from './outline/ink.ts';
export type { Box } from './outline/path-box.ts';
export { inkAttributes, toSvgElement } from './outline/svg-ink.ts';
export { stickerBox } from './stickers/sticker-ink.ts';
export type { Typeset } from './type/lay-out-text.ts';
export { atOrigin, placeText } from './type/place-text.ts';
