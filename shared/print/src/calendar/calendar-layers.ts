import type { Area, Colour, ShapeLayer, StickerLayer, TextLayer } from '../design/design.ts';
import type { Point } from '../recipe/recipe.ts';
import { type FontId, hasStyle } from '../type/fonts.ts';
import type { CalendarLayer, OwnDate } from './calendar.ts';
import { type Cell, cellsOf, dayName, type Month, monthName, monthsFrom, weekdayLetters } from './months.ts';

type DrawnLayer = ShapeLayer | StickerLayer | TextLayer;

/** The rows of a month: its name (two of them), the weekdays, six weeks. */
const ROWS = 9;
const WEEKDAYS = 7;
/** Between two months, as a part of their width and height. */
const GUTTER = { across: 0.14, down: 0.06 };
/** Of a figure, as a part of its cell. A row has room for it, and a column for two digits. */
const FIGURE = { ofRow: 0.86, ofColumn: 0.78 };
/** In millimetres. The regular style of most fonts has strokes under 0.2 mm in a smaller size. */
const LEAST_REGULAR = 2.7;

const drawn = new WeakMap<CalendarLayer, readonly DrawnLayer[]>();

/** A calendar as texts, shapes and stickers, which every printer of a design knows. The same objects for the same layer. */
export function calendarLayers(layer: CalendarLayer): readonly DrawnLayer[] {
  const known = drawn.get(layer) ?? drawCalendar(layer);
  drawn.set(layer, known);
  return known;
}

/** The box of each month, from the first one. */
export function monthAreas({ area, first, months, columns }: CalendarLayer): { month: Month; area: Area }[] {
  const across = Math.min(columns, months);
  const down = Math.ceil(months / across);
  const width = area.width / (across + (across - 1) * GUTTER.across);
  const height = area.height / (down + (down - 1) * GUTTER.down);
  return monthsFrom(first, months).map((month, index) => {
    const left = area.left + (index % across) * width * (1 + GUTTER.across);
    const top = area.top + Math.floor(index / across) * height * (1 + GUTTER.down);
    return { month, area: { left, top, width, height } };
  });
}

function drawCalendar(layer: CalendarLayer): DrawnLayer[] {
  const months = monthAreas(layer).flatMap(({ month, area }) => drawMonth(layer, month, area));
  return [...months, ...(layer.list ? drawList(layer, layer.list) : [])];
}

interface Grid {
  readonly figure: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly at: (place: Pick<Cell, 'week' | 'weekday'>) => Point;
}

function gridOf({ left, top, width, height }: Area): Grid {
  const cell = { width: width / WEEKDAYS, height: height / ROWS };
  return {
    cell,
    figure: Math.min(cell.height * FIGURE.ofRow, cell.width * FIGURE.ofColumn),
    at: ({ week, weekday }) => ({ x: left + (weekday + 0.5) * cell.width, y: top + (week + 3.5) * cell.height }),
  };
}

function drawMonth(layer: CalendarLayer, month: Month, area: Area): DrawnLayer[] {
  const grid = gridOf(area);
  const { figures, titles, faint, ink, locale } = layer;
  const title = write(monthName(month, locale), {
    font: titles,
    isBold: true,
    size: Math.min(grid.figure * 1.6, grid.cell.height * 1.4),
    colour: ink,
    at: { x: area.left + area.width / 2, y: area.top + grid.cell.height },
    width: area.width,
    align: 'left',
  });
  const heads = weekdayLetters(locale).map((letter, weekday) =>
    write(letter, { font: figures, size: grid.figure, colour: faint, at: grid.at({ week: -1, weekday }) }),
  );
  const days = cellsOf(month).flatMap((cell) => drawDay(layer, cell, grid));
  // No sign covers the figure of another day, or a weekday.
  return [
    title,
    ...days.filter(({ kind }) => kind !== 'text'),
    ...heads,
    ...days.filter(({ kind }) => kind === 'text'),
  ];
}

function drawDay({ figures, ink, accent, wash, holidays, dates }: CalendarLayer, cell: Cell, grid: Grid): DrawnLayer[] {
  const at = grid.at(cell);
  const own = dates.find(({ day }) => day === cell.day);
  const text = String(cell.number);
  const size = grid.figure;
  if (own)
    return [
      sticker(own, at, size * 1.8),
      {
        ...write(text, { font: figures, isBold: true, size: inSign(size), colour: '#ffffff', at }),
        // A star is narrower than two figures. Their outline carries what it does not.
        outline: { colour: own.colour, width: size * 0.13 },
      },
    ];
  if (holidays.includes(cell.day))
    return [round(at, size * 1.5, wash), write(text, { font: figures, isBold: true, size, colour: accent, at })];
  return [write(text, { font: figures, size, colour: cell.weekday === WEEKDAYS - 1 ? accent : ink, at })];
}

/** A figure leaves some of its sign free, unless it would become too small to print. */
const inSign = (size: number) => (size < LEAST_REGULAR ? size : size * 0.86);

/** A line for each own date, as many as fit. */
function drawList({ dates, months, first, figures, ink, locale }: CalendarLayer, list: Area): DrawnLayer[] {
  const shown = new Set(monthsFrom(first, months));
  const size = Math.min(2.2, list.height / 3);
  const rows = Math.floor(list.height / (size * 1.6) + 1e-9);
  return dates
    .filter(({ day }) => shown.has(day.slice(0, 7)))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, rows)
    .flatMap(({ day, name, colour }, row) => {
      const y = list.top + (row + 0.5) * size * 1.6;
      const width = Math.max(list.width - size, 0.1);
      const words = name.trim() ? `${dayName(day, locale)}, ${name.trim()}` : dayName(day, locale);
      return [
        round({ x: list.left + size / 3, y }, size * 0.55, colour),
        // A long line becomes smaller, and keeps its left end.
        write(words, {
          font: figures,
          size: sizeFor(words, { size, width }),
          colour: ink,
          at: middle(list, width, y),
          width,
          align: 'left',
        }),
      ];
    });
}

const middle = (list: Area, width: number, y: number): Point => ({ x: list.left + list.width - width / 2, y });
/** A letter is about half as wide as the font is high. */
const sizeFor = (words: string, { size, width }: { size: number; width: number }) =>
  Math.max(Math.min(size, width / (words.length * 0.54)), 0.5);

interface Writing {
  readonly font: FontId;
  readonly isBold?: boolean;
  readonly size: number;
  readonly colour: Colour;
  readonly at: Point;
  readonly width?: number;
  readonly align?: TextLayer['align'];
}

function write(text: string, { font, isBold = false, size, colour, at, width, align = 'center' }: Writing): TextLayer {
  const style = (isBold || size < LEAST_REGULAR) && hasStyle(font, 'bold') ? 'bold' : 'regular';
  const setting = { spacing: 0, lineHeight: 1.2, curve: 0, angle: 0, hasShadow: false } as const;
  // Without `fits` the text is aligned in its width. It is wide enough for its words.
  return {
    kind: 'text',
    text,
    font,
    style,
    size,
    colour,
    align,
    at,
    width: width ?? size * 4,
    fits: false,
    ...setting,
  };
}

function round({ x, y }: Point, size: number, fill: Colour): ShapeLayer {
  const area = { left: x - size / 2, top: y - size / 2, width: size, height: size };
  return { kind: 'shape', shape: 'round', area, radius: 0, angle: 0, fill, opacity: 1 };
}

const sticker = ({ sign, colour }: OwnDate, at: Point, size: number): StickerLayer => {
  return { kind: 'sticker', sticker: sign, at, size, angle: 0, colour };
};
