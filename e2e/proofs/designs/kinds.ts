import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CalendarLayer,
  collageAreas,
  collageArrangements,
  createRecipe,
  type Design,
  type Layer,
  parseTemplate,
  type Recipe,
  type Size,
  type TextLayer,
  WHOLE_PHOTO,
  withDesign,
} from '@aimante/print';
import sharp from 'sharp';
import type { Photos } from './screen.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const FILES = ['14-coucher-soleil.jpg', '13-ourson-carre.jpg', '08-chalet-progressif.jpg', '07-lac-avec-gps.jpg'];
/** In the proportions of the templates of birth. */
const SIZE = { width: 100, height: 70 };

/** A magnet as a visitor orders it. */
export interface Kind extends Photos {
  readonly name: string;
  readonly trim: Size;
  readonly recipe: Recipe;
}

interface Shot extends Size {
  readonly id: string;
  readonly bytes: Buffer;
}

async function readShots(): Promise<Shot[]> {
  return Promise.all(
    FILES.map(async (file, index) => {
      const bytes = await readFile(join(root, 'e2e', 'photos', file));
      const { width, height } = (await sharp(bytes).metadata()).autoOrient;
      return { id: `photo-${index}`, bytes, width, height };
    }),
  );
}

async function readDesigns(): Promise<ReadonlyMap<string, Design>> {
  const path = join(root, 'mf-customizer', 'src', 'design', 'templates', 'templates.json');
  const templates = JSON.parse(await readFile(path, 'utf8')) as unknown[];
  return new Map(
    templates.flatMap((each) => {
      const read = parseTemplate(each);
      return 'error' in read ? [] : [[read.template.id, read.template.design] as const];
    }),
  );
}

/** From two to six photos, the first of them that of the recipe. */
function collage(photos: number, shots: readonly Shot[]): Design {
  const [arrangement = { parts: [] }] = collageArrangements(photos);
  const layers = collageAreas(arrangement, SIZE, { gap: 2, edge: photos % 2 }).map((area, at): Layer => {
    const shot = shots[at % shots.length];
    const layer = { kind: 'photo' as const, mask: 'rectangle' as const, radius: 0, angle: 0, area };
    return at === 0 || !shot
      ? layer
      : { ...layer, cell: { photoId: shot.id, crop: createRecipe(shot, area.width / area.height) } };
  });
  return { version: 1, size: SIZE, layers: [{ kind: 'background', colour: '#25493d' }, ...layers] };
}

const withCalendar = (design: Design, change: Partial<CalendarLayer>): Design => ({
  ...design,
  layers: design.layers.map((layer) => (layer.kind === 'calendar' ? { ...layer, ...change } : layer)),
});

const OWN_DATES: CalendarLayer['dates'] = [
  { day: '2027-02-14', name: 'Léa et Tom', sign: 'heart', colour: '#c2401c' },
  { day: '2027-06-21', name: 'Fête', sign: 'star', colour: '#25493d' },
];

const words = (text: string, at: number, over: Partial<TextLayer> = {}): TextLayer => ({
  kind: 'text',
  text,
  font: 'fraunces',
  style: 'regular',
  size: 8,
  colour: '#ffffff',
  align: 'center',
  spacing: 0,
  lineHeight: 1.2,
  curve: 0,
  at: { x: 50, y: at },
  width: 90,
  fits: true,
  angle: 0,
  hasShadow: false,
  ...over,
});

const WRITING: Design = {
  version: 1,
  size: SIZE,
  layers: [
    WHOLE_PHOTO,
    words('Œuvre d’été, fini', 14, { curve: 60, hasShadow: true }),
    words('مرحبا · שלום', 36, { outline: { colour: '#1c1917', width: 0.3 } }),
    words('Joyeux anniversaire 🎂', 56, { font: 'caveat', angle: -6 }),
  ],
};

/** One of each kind that the shop sells. */
export async function everyKind(): Promise<Kind[]> {
  const [shots, designs] = [await readShots(), await readDesigns()];
  const [shot] = shots;
  const year = { first: '2027-01', months: 12 } as const;
  const of = (id: string) => designs.get(id) ?? WRITING;
  const kinds: readonly (readonly [string, Design | undefined])[] = [
    ['photo', undefined],
    ['photo, round', of('hublot')],
    ['photo, instant film', of('instant')],
    ['text: ligatures, Arabic, Hebrew, emoji, curve', WRITING],
    ['birth', of('comete')],
    ['wedding', of('velin')],
    ['business card', of('auvent')],
    ...[2, 3, 4, 5, 6].map((count) => [`collage of ${count}`, collage(count, shots)] as const),
    ['calendar of a month', withCalendar(of('almanach'), { first: '2027-05', months: 1, columns: 1 })],
    ['calendar of a year', withCalendar(of('colonne'), year)],
    ['calendar with own dates', withCalendar(of('ardoise'), { ...year, dates: OWN_DATES })],
  ];
  if (!shot) return [];
  const cells = new Map(shots.map(({ id, bytes }) => [id, bytes]));
  return kinds.map(([name, design]) => {
    const trim = design?.size ?? SIZE;
    const recipe = withDesign(createRecipe(shot, trim.width / trim.height), design, trim);
    return { name, trim, recipe, photo: shot.bytes, cells };
  });
}
